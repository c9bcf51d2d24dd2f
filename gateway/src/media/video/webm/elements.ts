import type { BoundedReader } from '../bounded-reader.ts';
import { unreadable } from '../refusals.ts';
import { type Element, elementAt } from './element.ts';
import { ATTACHMENTS, CHAPTERS, CLUSTER, CUES, EBML, INFO, SEEK_HEAD, SEGMENT, TAGS, TRACKS } from './ids.ts';

/** What ends a Cluster of unknown size: all that cannot lie in one (RFC 8794, 6.2). */
const NOT_IN_A_CLUSTER = new Set([
  ...[EBML, SEGMENT],
  ...[SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES, CHAPTERS, TAGS, ATTACHMENTS],
]);

/**
 * The elements between two offsets, in order. A recorder in a browser leaves the sizes of the Segment and its Clusters
 * open, since it cannot go back: the Segment then goes on to the file's end, a Cluster to the next of its level.
 * @throws AppError 422 when one reaches beyond the end, is none, or leaves its size open where it may not
 */
export async function* elements(reader: BoundedReader, start: number, end: number): AsyncGenerator<Element> {
  let at = start;
  while (at < end) {
    const element = await elementAt(reader, at, end);
    if (!element.sizeKnown && element.id === CLUSTER) element.end = await clusterEnd(reader, element);
    else if (!element.sizeKnown && element.id !== SEGMENT) throw unreadable();
    yield element;
    at = element.end;
  }
}

async function clusterEnd(reader: BoundedReader, cluster: Element): Promise<number> {
  let at = cluster.data;
  while (at < cluster.end) {
    const child = await elementAt(reader, at, cluster.end);
    if (NOT_IN_A_CLUSTER.has(child.id)) break;
    if (!child.sizeKnown) throw unreadable();
    at = child.end;
  }
  return at;
}
