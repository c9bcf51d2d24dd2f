import { UPLOAD_RULES, type UploadKind } from '@clandor/schemas/uploads';
import { fileTypeFromBuffer } from 'file-type';

/** As many bytes from a file's beginning as tell its kind. */
export const HEAD_BYTES = 4100;

/** What QuickTime's newer brands and MP4's variants are called by the library. */
const SAME: Readonly<Record<string, string>> = { 'video/x-m4v': 'video/mp4' };

/**
 * What a file is, by its content (design.md, reading 11); its name and declared type are not believed.
 *
 * @param head the first bytes, HEAD_BYTES of them where there are so many
 * @returns null for everything that is not taken
 */
export async function kindOf(head: Buffer): Promise<{ kind: UploadKind; type: string } | null> {
  const found = await fileTypeFromBuffer(head);
  const type = found && (SAME[found.mime] ?? found.mime);
  if (!type) return null;
  for (const kind of ['photo', 'video'] as const) if (UPLOAD_RULES[kind].types.includes(type)) return { kind, type };
  return null;
}
