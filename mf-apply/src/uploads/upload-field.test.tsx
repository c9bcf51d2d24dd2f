import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UploadField } from './upload-field.tsx';
import type { UploadList } from './upload-list.ts';

const none: ReturnType<UploadList['items']> = [];
const add = vi.fn<UploadList['add']>();
const list: UploadList = {
  items: () => none,
  urls: () => [],
  subscribe: () => () => {},
  add,
  restore() {},
  retry() {},
  remove() {},
  clear() {},
};
const file = (name: string, type: string) => new File(['bytes'], name, { type });
const drop = (...files: File[]) => fireEvent.drop(screen.getByLabelText(/Choose videos/), { dataTransfer: { files } });
const added = () => add.mock.calls.flatMap(([files]) => files.map(({ name }) => name));

afterEach(() => {
  cleanup();
  add.mockReset();
});

describe('what is dropped on the videos', () => {
  it.each([
    ['a film', [file('a.mp4', 'video/mp4')], ['a.mp4'], false],
    ['a film of which the system knows no type', [file('a.mov', '')], ['a.mov'], false],
    ['a photo', [file('a.jpg', 'image/jpeg')], [], true],
    ['both', [file('a.jpg', 'image/jpeg'), file('b.mp4', 'video/mp4')], ['b.mp4'], true],
  ])('%s', (_, files, taken, refused) => {
    render(<UploadField name="uploadedVideos" kind="video" label="Videos" guidance="Two" list={list} />);
    drop(...files);
    expect(added()).toEqual(taken);
    expect(screen.queryByText('Only videos go here. The others were left out.') !== null).toBe(refused);
  });
});
