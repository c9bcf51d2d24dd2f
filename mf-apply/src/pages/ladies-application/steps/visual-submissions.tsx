import { Small } from '@clandor/ui';
import { UploadField } from '../../../uploads/upload-field.tsx';
import { useField } from '../form-state.ts';
import { photos, videos } from '../uploads.ts';

/** Step 2 (spec section 2: the guidance word for word). */
export function VisualSubmissions() {
  const { errorOf } = useField();
  return (
    <>
      <UploadField
        name="uploadedPhotos"
        kind="photo"
        label="Photos"
        list={photos}
        error={errorOf('uploadedPhotos') ?? errorOf('photosUploaded')}
        guidance={
          <Small>
            4 recent photos, at least 2 full-body. No filters, heavy editing or group photos. JPG/PNG up to 10MB each.
          </Small>
        }
      />
      <UploadField
        name="uploadedVideos"
        kind="video"
        label="Videos"
        list={videos}
        error={errorOf('uploadedVideos') ?? errorOf('videosUploaded')}
        guidance={<Small>2 short videos of 30-60 seconds, with clean lighting and no filters.</Small>}
      />
      <Small>
        Your files are private. They are kept encrypted, without the place and the camera they came from, and are seen
        only by those who read your application.
      </Small>
    </>
  );
}
