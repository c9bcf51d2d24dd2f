import { uploadList } from '../../uploads/upload-list.ts';
import { addUploadToDraft } from './draft-store.ts';
import { uploadFailed } from './messages.ts';

const listOf = (kind: 'photo' | 'video') =>
  uploadList({
    kind,
    onDone: (url) => addUploadToDraft(kind, url),
    onFailed: (reason) => window.alert(uploadFailed(reason)),
  });

/** The photos and videos of the ladies' form, for as long as the tab is open. */
export const photos = listOf('photo');
export const videos = listOf('video');
