import { type Blank, zeros } from '../blank.ts';
import type { BoundedReader } from '../bounded-reader.ts';
import { unreadable } from '../refusals.ts';
import { type Box, boxes, freed } from './box.ts';
import type { Contents } from './contents.ts';

export interface KeptBox extends Box {
  /** The types from the file's level down: `moov/trak/tkhd`. */
  path: string;
}

/** Where a handler's name begins: after version, kind and what is reserved (ISO 14496-12, 8.4.3). */
const HANDLER_NAME = 24;

/**
 * Walks a container, deep only as its contents say, and gives the boxes that stay, each container before what it holds.
 * @param blanks gets what becomes free space, and the dates
 * @throws AppError 422 when a box reaches beyond its container, or there are too many
 */
export async function* keptBoxes(
  reader: BoundedReader,
  container: { start: number; end: number },
  contents: Contents,
  blanks: Blank[],
  path = '',
): AsyncGenerator<KeptBox> {
  for await (const box of boxes(reader, container.start, container.end)) {
    const rule = Object.hasOwn(contents, box.type) ? contents[box.type] : undefined;
    if (rule === undefined) {
      blanks.push(...freed(box));
      continue;
    }
    const kept = { ...box, path: path + box.type };
    yield kept;
    if (rule === 'times') blanks.push(...(await times(reader, box)));
    else if (rule === 'name') blanks.push(...zeros(Math.min(box.payload + HANDLER_NAME, box.end), box.end));
    else if (rule !== 'keep') {
      yield* keptBoxes(reader, { start: box.payload, end: box.end }, rule, blanks, `${kept.path}/`);
    }
  }
}

/** The times of creation and change: after version and flags, 32 bits each in version 0, 64 in version 1. */
async function times(reader: BoundedReader, box: Box): Promise<Blank[]> {
  if (box.end - box.payload < 4) throw unreadable();
  const [version] = await reader.bytes(box.payload, 1);
  const start = box.payload + 4;
  const end = start + (version === 1 ? 16 : 8);
  if (end > box.end) throw unreadable();
  return zeros(start, end);
}
