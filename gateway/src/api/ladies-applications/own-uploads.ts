import type { LadiesApplication } from '@clandor/schemas/ladies-application';
import { type UploadKind, uploadId } from '@clandor/schemas/uploads';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/open-database.ts';
import { AppError } from '../../http/app-error.ts';
import { keepOwnUpload } from '../../records/uploads.ts';

const LISTS = [
  ['uploadedPhotos', 'photo'],
  ['uploadedVideos', 'video'],
] as const satisfies readonly (readonly [keyof LadiesApplication, UploadKind])[];

/**
 * The ids of an application's uploads, photos first.
 * @throws AppError 422 that names the lists with a file that is not there, not the sender's, or of the other kind
 */
export async function ownUploads(
  transaction: Transaction<Tables>,
  owner: string | null,
  application: Pick<LadiesApplication, (typeof LISTS)[number][0]>,
): Promise<string[]> {
  const ids: string[] = [];
  const issues = [];
  for (const [field, kind] of LISTS) {
    const own = [];
    for (const url of application[field]) {
      const id = uploadId(url);
      const upload = id !== null && owner !== null ? await keepOwnUpload(transaction, id, owner) : undefined;
      if (upload?.kind === kind) own.push(upload.id);
    }
    const missing = application[field].length - own.length;
    if (missing > 0) issues.push({ field, message: messageFor(missing, kind) });
    ids.push(...own);
  }
  if (issues.length === 0) return ids;
  throw new AppError({
    status: 422,
    code: 'uploads-missing',
    message: 'Some of your files are not here any more. Please upload them again.',
    issues,
  });
}

const messageFor = (missing: number, kind: UploadKind): string =>
  `${missing === 1 ? `One ${kind} is` : `${missing} ${kind}s are`} not here any more. Please upload again`;
