import type { BoundedReader } from '../bounded-reader.ts';
import { unreadable } from '../refusals.ts';
import type { Element } from './element.ts';
import { elements } from './elements.ts';
import { TRACK_ENTRY, TRACK_TYPE } from './ids.ts';

/** The types of all tracks: 1 picture, 2 sound, others are data (RFC 9559, 5.1.4.1.3); 0 for one that does not say. */
export async function trackTypes(reader: BoundedReader, tracks: Element): Promise<number[]> {
  const types: number[] = [];
  for await (const entry of elements(reader, tracks.data, tracks.end)) {
    if (entry.id !== TRACK_ENTRY) continue;
    const before = types.length;
    for await (const { id, data, end } of elements(reader, entry.data, entry.end)) {
      if (id !== TRACK_TYPE) continue;
      if (end - data < 1 || end - data > 4) throw unreadable();
      types.push((await reader.bytes(data, end - data)).readUIntBE(0, end - data));
    }
    if (types.length === before) types.push(0);
  }
  return types;
}
