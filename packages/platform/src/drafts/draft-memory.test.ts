import { afterEach, describe, expect, it } from 'vitest';
import { draftMemory, hasDrafts } from './draft-memory.ts';

const EMPTY = { name: '', wishes: [] as string[], terms: false };
const form = () => draftMemory('test/form', EMPTY);

afterEach(() => form().forget());

describe('a draft', () => {
  it('is the empty form at first, and again once forgotten', () => {
    expect(form().remembered()).toEqual(EMPTY);
    form().remember({ ...EMPTY, name: 'Ada' });
    form().forget();
    expect(form().remembered()).toEqual(EMPTY);
  });

  it('is found by whoever asks under its name, as another release does', () => {
    form().remember({ name: 'Ada', wishes: ['travel'], terms: true });
    expect(form().remembered()).toEqual({ name: 'Ada', wishes: ['travel'], terms: true });
    expect(draftMemory('test/other', EMPTY).remembered()).toEqual(EMPTY);
  });

  it('of another release gives what this one knows, of the kind it knows', () => {
    draftMemory('test/form', { name: '', wishes: '', gone: '' }).remember({
      name: 'Ada',
      wishes: 'travel',
      gone: 'x',
    });
    expect(form().remembered()).toEqual({ ...EMPTY, name: 'Ada' });
  });

  it('is a copy: what is done to it is not remembered', () => {
    form().remembered().name = 'Ada';
    expect(form().remembered().name).toBe('');
  });

  it('keeps its key for the release that takes over', () => {
    const { keys } = form();
    expect(form().keys.keyFor({ name: 'Ada' })).toBe(keys.keyFor({ name: 'Ada' }));
  });
});

it('says whether there is one', () => {
  expect(hasDrafts()).toBe(false);
  form().remember({ ...EMPTY, wishes: ['travel'] });
  expect(hasDrafts()).toBe(true);
  form().remember({ ...EMPTY, wishes: [] });
  expect(hasDrafts()).toBe(false);
});
