import { UPLOAD_RULES, type UploadKind } from '@clandor/schemas/uploads';
import { fileTypeFromBuffer } from 'file-type';

/** What a file is, by its content: never by its name, nor by what the browser says of it. */
export interface MediaKind {
  kind: UploadKind;
  /** `image/jpeg`. One of UPLOAD_RULES. */
  type: string;
}

/** How much of a file's beginning tells its kind, in bytes. */
export const HEAD_LENGTH = 4100;

const KINDS = Object.keys(UPLOAD_RULES) as UploadKind[];

/**
 * The kind of a file that begins so: null for whatever is not taken, from HEIC to text, and for what is too short.
 *
 * It trusts signatures only: something else may still follow behind them. `cleanPhoto` and `inspectVideo` look closer.
 *
 * @param head the file's first bytes, HEAD_LENGTH or all of a shorter file; more is not looked at
 */
export async function kindOf(head: Buffer): Promise<MediaKind | null> {
  const found = await fileTypeFromBuffer(head.subarray(0, HEAD_LENGTH)).catch(() => undefined);
  if (!found) return null;
  const kind = KINDS.find((name) => UPLOAD_RULES[name].types.includes(found.mime));
  return kind ? { kind, type: found.mime } : null;
}
