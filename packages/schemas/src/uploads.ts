/** What may be uploaded (spec sections 2 and 9; design.md, reading 11). The picker, the form and the gateway keep to it. */

export interface UploadRule {
  /** Media types, as the content says, not the name. */
  types: readonly string[];
  /** For the picker's `accept`: types, and endings for systems that know no type for them. */
  accept: string;
  /** In bytes. */
  maxBytes: number;
  /** The fewest an application holds, and the most. */
  least: number;
  most: number;
  /** Said when fewer are there (spec section 5). */
  tooFew: string;
  /** Said of a file that is none of these. */
  wrongType: string;
  tooLarge: string;
}

const MEGABYTE = 1024 * 1024;

export type UploadKind = 'photo' | 'video';

export const UPLOAD_RULES: Readonly<Record<UploadKind, UploadRule>> = {
  photo: {
    types: ['image/jpeg', 'image/png'],
    accept: 'image/jpeg,image/png,.jpg,.jpeg,.png',
    maxBytes: 10 * MEGABYTE,
    least: 4,
    most: 12,
    tooFew: '4 high-quality photos required',
    wrongType: 'Photos must be JPG or PNG',
    tooLarge: 'Photos may be up to 10MB each',
  },
  video: {
    types: ['video/mp4', 'video/quicktime', 'video/webm'],
    accept: 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm',
    maxBytes: 200 * MEGABYTE,
    least: 2,
    most: 6,
    tooFew: '2 short videos required',
    wrongType: 'Videos must be MP4, MOV or WebM',
    tooLarge: 'Videos may be up to 200MB each',
  },
};

/** The multipart field that files come in (spec section 7). */
export const UPLOAD_FIELD = 'files';

/** The most files in one request. Forms send each as it is chosen. */
export const MOST_FILES_A_REQUEST = 8;

/** Where an upload is read again and removed: `/api/uploads/` and its id, 32 hexadecimal digits. */
export const UPLOADS_PATH = '/api/uploads';
const UPLOAD_URL = /^\/api\/uploads\/([0-9a-f]{32})$/;

export const uploadUrl = (id: string): string => `${UPLOADS_PATH}/${id}`;

/** The id in an upload's URL; null where it is none. */
export const uploadId = (url: string): string | null => UPLOAD_URL.exec(url)?.[1] ?? null;
