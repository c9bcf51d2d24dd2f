import { keptInPage } from '@clandor/platform';
import { uploadList } from '../../uploads/upload-list.ts';
import { addUploadToDraft } from './draft-store.ts';
import { uploadFailed } from './messages.ts';

const listOf = (kind: 'photo' | 'video') =>
  uploadList({
    kind,
    onDone: (url) => addUploadToDraft(kind, url),
    onFailed: (reason) => window.alert(uploadFailed(reason)),
  });

/**
 * The photos and videos of the ladies' form, for as long as the tab is open: also when another release takes over while
 * some of them are on their way. The number goes up when an `UploadList` is not what it was.
 */
export const { photos, videos } = keptInPage('apply/ladies/uploads 1', () => ({
  photos: listOf('photo'),
  videos: listOf('video'),
}));
