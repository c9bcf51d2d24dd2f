import { EMPTY_LADIES_APPLICATION } from '@clandor/schemas/ladies-application';
import { uploadUrl } from '@clandor/schemas/uploads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addUploadToDraft, DRAFT_KEY, emptyDraft, eraseDraft, keyFor, loadDraft, saveDraft } from './draft-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const url = (digit: string) => uploadUrl(digit.repeat(32));
const stored = (value: unknown) =>
  localStorage.setItem(DRAFT_KEY, typeof value === 'string' ? value : JSON.stringify(value));

describe('the saved draft', () => {
  it('comes back as it was, under one key', () => {
    const answers = { ...EMPTY_LADIES_APPLICATION, fullLegalName: 'Ada', countries: ['Italy'], ndaComfortable: true };
    expect(saveDraft({ answers, step: 3, sent: null })).toBe(true);
    expect(Object.keys(localStorage)).toEqual([DRAFT_KEY]);
    expect(loadDraft()).toEqual({ answers, step: 3, sent: null });
    eraseDraft();
    expect(loadDraft()).toBeNull();
  });

  it.each([
    [3, 1, false, false],
    [4, 1, true, false],
    [4, 2, true, true],
    [12, 6, true, true],
  ])('%i photos and %i videos: the flags are %s and %s, whatever was saved', (photos, videos, hasPhotos, hasVideos) => {
    const digits = '0123456789abcdef';
    const answers = {
      ...EMPTY_LADIES_APPLICATION,
      uploadedPhotos: [...digits.slice(0, photos)].map(url),
      uploadedVideos: [...digits.slice(0, videos)].map(url),
      photosUploaded: !hasPhotos,
      videosUploaded: !hasVideos,
    };
    saveDraft({ answers, step: 1, sent: null });
    expect(loadDraft()?.answers).toMatchObject({ photosUploaded: hasPhotos, videosUploaded: hasVideos });
  });

  it.each([
    ['no JSON', '{"answers":'],
    ['a number', 7],
    ['null', null],
    ['a list', []],
  ])('%s is no draft, or an empty one', (_, value) => {
    stored(value);
    expect(loadDraft()?.answers ?? EMPTY_LADIES_APPLICATION).toEqual(EMPTY_LADIES_APPLICATION);
  });

  it('of another shape keeps what it can', () => {
    stored({
      answers: {
        fullLegalName: 'Ada',
        email: 7,
        countries: 'Italy',
        uploadedPhotos: ['javascript:alert(1)', url('1'), 5],
        extra: 1,
      },
      step: 99,
    });
    const draft = loadDraft();
    expect(draft).toEqual({
      answers: { ...EMPTY_LADIES_APPLICATION, fullLegalName: 'Ada', uploadedPhotos: [url('1')] },
      step: 1,
      sent: null,
    });
  });

  it('forgets an option that the form does not have any more, since nothing could take it away', () => {
    const answers = { ...EMPTY_LADIES_APPLICATION, countries: ['Italy'] };
    stored({
      answers: { ...answers, personalPriorities: ['Travel', 'Chess'], presenceDescriptors: ['Loud'] },
      step: 3,
    });
    expect(loadDraft()?.answers).toEqual({ ...answers, personalPriorities: ['Travel'] });
  });

  it('a browser that keeps nothing is no failure', () => {
    const denied = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    expect(loadDraft()).toBeNull();
    expect(saveDraft(emptyDraft())).toBe(false);
    // Two presses are one submission all the same.
    expect(keyFor('the same')).toBe(keyFor('the same'));
    expect(eraseDraft).not.toThrow();
  });

  it('lives as long as the page where the browser keeps nothing', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    const answers = { ...EMPTY_LADIES_APPLICATION, fullLegalName: 'Ada' };
    expect(saveDraft({ answers, step: 2, sent: null })).toBe(false);
    expect(loadDraft()).toEqual({ answers, step: 2, sent: null });
    eraseDraft();
    expect(loadDraft()).toBeNull();
  });

  it('takes an upload that arrives while the form is not there, once', () => {
    addUploadToDraft('photo', url('1'));
    addUploadToDraft('photo', url('1'));
    addUploadToDraft('video', url('2'));
    expect(loadDraft()?.answers).toMatchObject({ uploadedPhotos: [url('1')], uploadedVideos: [url('2')] });
  });

  it('keeps the key of what was sent, over a reload; other content has another', () => {
    const first = keyFor('content');
    expect(keyFor('content')).toBe(first);
    expect(loadDraft()?.sent).toEqual({ content: 'content', key: first });
    expect(keyFor('other')).not.toBe(first);
  });
});
