import type { FieldIssue } from '@clandor/schemas/issues';
import type { LadiesDraft } from '@clandor/schemas/ladies-application';

export interface Step {
  title: string;
  /** The fields as they stand in it: the order of the error summary and of the alert. */
  fields: readonly (keyof LadiesDraft)[];
}

/** The six steps (spec section 2; design.md, reading 5). */
export const STEPS = [
  {
    title: 'Basic Information',
    fields: [
      'fullLegalName',
      'preferredName',
      'dateOfBirth',
      'email',
      'phoneNumber',
      'primaryCity',
      'countries',
      'socialMediaHandles',
    ],
  },
  {
    title: 'Visual Submissions',
    fields: ['uploadedPhotos', 'photosUploaded', 'uploadedVideos', 'videosUploaded'],
  },
  { title: 'Lifestyle Experience', fields: ['lifestyleExperience', 'personalPriorities'] },
  {
    title: 'Personal Presence and Qualities',
    fields: ['presenceDescriptors', 'unforgettableWoman', 'whatSeparatesYou'],
  },
  {
    title: 'Preferences and Arrangements',
    fields: [
      'luxuryComfort',
      'openToConsideration',
      'publicAppearances',
      'adultPlatforms',
      'adultPlatformsExplanation',
      'previousExperience',
    ],
  },
  {
    title: 'Final Questions',
    fields: [
      'whyClandor',
      'additionalInfo',
      'ndaComfortable',
      'videoInterview',
      'understandInvitation',
      'understandConfidential',
      'agreeToReview',
      'agreeToInterview',
      'leaveEmpty',
    ],
  },
] as const satisfies readonly Step[];

/** Every field, in the order of the form. */
export const FIELD_ORDER: readonly (keyof LadiesDraft)[] = STEPS.flatMap(({ fields }) => [...fields]);

/** The step that a field stands in, from 1. */
export const stepOf = (field: string): number =>
  1 +
  Math.max(
    0,
    (STEPS as readonly Step[]).findIndex(({ fields }) => fields.some((each) => each === field)),
  );

/** What is wrong, once for each control: a list and its flag say the same. */
export function summaryOf(issues: readonly FieldIssue[]): { id: string; message: string }[] {
  const first = new Map<string, string>();
  for (const { field, message } of issues) {
    const id = controlOf(field);
    if (!first.has(id)) first.set(id, message);
  }
  return [...first].map(([id, message]) => ({ id, message }));
}

/** Where the focus goes for a field: a flag's message stands at its list. */
export const controlOf = (field: string): string =>
  ({ photosUploaded: 'uploadedPhotos', videosUploaded: 'uploadedVideos' })[field] ?? field;
