import { keptInPage, newIdempotencyKey } from '@clandor/platform';
import { EMPTY_LADIES_APPLICATION, type LadiesDraft } from '@clandor/schemas/ladies-application';
import {
  LIFESTYLE_EXPERIENCE,
  OPEN_TO_CONSIDERATION,
  PERSONAL_PRIORITIES,
  PRESENCE_DESCRIPTORS,
} from '@clandor/schemas/ladies-options';
import { UPLOAD_RULES, type UploadKind, uploadId } from '@clandor/schemas/uploads';
import { STEPS } from './steps.ts';

/** The one place in the browser where the draft is kept (spec section 4). */
export const DRAFT_KEY = 'clandor-ladies-application';

export interface StoredDraft {
  answers: LadiesDraft;
  /** Counted from 1. */
  step: number;
  /** What was last sent, and under which key: sent again unchanged, also after a reload, it is stored once. */
  sent: { content: string; key: string } | null;
}

const FIELDS: Readonly<Record<UploadKind, 'uploadedPhotos' | 'uploadedVideos'>> = {
  photo: 'uploadedPhotos',
  video: 'uploadedVideos',
};

/** The flags as the lists say: at least four photos, at least two videos (spec section 4). */
export const withFlags = (answers: LadiesDraft): LadiesDraft => ({
  ...answers,
  photosUploaded: answers.uploadedPhotos.length >= UPLOAD_RULES.photo.least,
  videosUploaded: answers.uploadedVideos.length >= UPLOAD_RULES.video.least,
});

export const emptyDraft = (): StoredDraft => ({ answers: { ...EMPTY_LADIES_APPLICATION }, step: 1, sent: null });

/**
 * Where the browser keeps nothing, the draft lives as long as the page: a release that takes over from one that failed
 * finds it all the same. `sent` is what a second press is stored once by, also once the form is empty.
 */
const inPage = keptInPage<{ draft: string | null; sent: StoredDraft['sent'] }>('apply/ladies/draft 1', () => ({
  draft: null,
  sent: null,
}));

function storedText(): string | null {
  if (inPage.draft !== null) return inPage.draft;
  return localStorage.getItem(DRAFT_KEY);
}

/** What is kept; null when nothing is, or nothing that can be read. A browser that keeps nothing is no failure. */
export function loadDraft(): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(storedText() ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { answers, step, sent } = stored as Partial<Record<keyof StoredDraft, unknown>>;
    return { answers: withFlags(readAnswers(answers)), step: readStep(step), sent: readSent(sent) };
  } catch {
    return null;
  }
}

/** Keeps it; whether that was possible. */
export function saveDraft(draft: StoredDraft): boolean {
  const text = JSON.stringify(draft);
  try {
    localStorage.setItem(DRAFT_KEY, text);
    inPage.draft = null;
    return true;
  } catch {
    inPage.draft = text;
    return false;
  }
}

export function eraseDraft(): void {
  inPage.draft = null;
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** An upload arrived while the form may not be on the page. */
export function addUploadToDraft(kind: UploadKind, url: string): void {
  const draft = loadDraft() ?? emptyDraft();
  const field = FIELDS[kind];
  if (draft.answers[field].includes(url)) return;
  saveDraft({ ...draft, answers: withFlags({ ...draft.answers, [field]: [...draft.answers[field], url] }) });
}

/** The key to send this content under: the one it was sent under before, or a new one, which is kept first. */
export function keyFor(content: string): string {
  const draft = loadDraft() ?? emptyDraft();
  const known = [draft.sent, inPage.sent].find((each) => each?.content === content);
  if (known) return known.key;
  const sent = { content, key: newIdempotencyKey() };
  inPage.sent = sent;
  saveDraft({ ...draft, sent });
  return sent.key;
}

/** Field by field: one that an older draft lacks, or that is of another shape, is an untouched one. */
function readAnswers(answers: unknown): LadiesDraft {
  const known = Object.entries(EMPTY_LADIES_APPLICATION).map(([name, empty]) => {
    const value: unknown = typeof answers === 'object' && answers !== null ? Reflect.get(answers, name) : undefined;
    if (Array.isArray(empty)) {
      const texts = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
      return [name, texts.filter((text) => isKnown(name, text))];
    }
    return [name, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(known) as LadiesDraft;
}

const OPTIONS: Partial<Record<string, readonly string[]>> = {
  lifestyleExperience: LIFESTYLE_EXPERIENCE,
  personalPriorities: PERSONAL_PRIORITIES,
  presenceDescriptors: PRESENCE_DESCRIPTORS,
  openToConsideration: OPEN_TO_CONSIDERATION,
};

/** An option that the form does not have any more could not be seen in it, nor taken away. */
const isKnown = (name: string, text: string): boolean =>
  name === FIELDS.photo || name === FIELDS.video ? uploadId(text) !== null : (OPTIONS[name]?.includes(text) ?? true);

const readStep = (step: unknown): number =>
  typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= STEPS.length ? step : 1;

function readSent(sent: unknown): StoredDraft['sent'] {
  if (typeof sent !== 'object' || sent === null) return null;
  const { content, key } = sent as Record<string, unknown>;
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
}
