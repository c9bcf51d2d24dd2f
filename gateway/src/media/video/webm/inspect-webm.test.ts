import { describe, expect, test } from 'vitest';
import { inspectVideo } from '../inspect-video.ts';
import { blanked, memorySource } from '../testing/memory-source.ts';
import { SECRETS } from '../testing/movie.ts';
import { element, type WebmOptions, webmFilm } from '../testing/webm-film.ts';
import { CLUSTER, EBML, SEGMENT, TAGS } from './ids.ts';

const inspect = (bytes: Buffer) => inspectVideo(memorySource(bytes), 'video/webm');
const refused = (bytes: Buffer, code: string) => expect(inspect(bytes)).rejects.toMatchObject({ status: 422, code });

describe('tags, attachments, titles and dates become Void elements, all else stays byte for byte', () => {
  const cases: Record<string, WebmOptions> = {
    'sizes known': {},
    'sizes left open, as MediaRecorder does': { open: true },
    'picture only': { trackTypes: [1] },
  };
  for (const [name, options] of Object.entries(cases)) {
    test(name, async () => {
      const original = webmFilm(options);
      const found = [...SECRETS, '8 octets', 'an old place'].filter((secret) => original.includes(secret));
      expect(found).toHaveLength(5);
      const blanks = await inspect(original);
      const clean = await blanked(original, blanks);
      for (const secret of found) expect(clean.includes(secret), secret).toBe(false);
      expect(clean.equals(webmFilm({ ...options, clean: true })), 'as the clean film').toBe(true);
      console.log(`${name}: ${original.length} bytes, ${blanks.length} blanks, gone: ${found.join(', ')}`);
    });
  }
});

describe('what is refused', () => {
  const film = webmFilm();

  test('what is no WebM', async () => {
    await refused(webmFilm({ docType: 'matroska' }), 'video-wrong-type');
    await refused(Buffer.alloc(0), 'video-wrong-type');
    await refused(element(SEGMENT, ''), 'video-wrong-type');
    await refused(element(EBML, ''), 'video-wrong-type');
    await refused(Buffer.alloc(100), 'video-unreadable');
  });

  test('no picture', async () => {
    await refused(webmFilm({ trackTypes: [2] }), 'video-without-picture');
    await refused(webmFilm({ trackTypes: [] }), 'video-without-picture');
  });

  test('tracks beside picture and sound', async () => {
    for (const type of [0, 0x11, 0x21]) await refused(webmFilm({ trackTypes: [1, 2, type] }), 'video-hidden-data');
  });

  test('an element that reaches beyond the end', async () => {
    for (const cut of [1, 50, 500, 2000]) await refused(film.subarray(0, film.length - cut), 'video-truncated');
    // With the Segment left open it is the last block that shows it.
    const open = webmFilm({ open: true });
    for (const cut of [1, 60, 500]) await refused(open.subarray(0, open.length - cut), 'video-truncated');
  });

  test('an open size where none may be', () =>
    refused(Buffer.concat([film, element(TAGS, '', 0)]), 'video-unreadable'));

  test('more elements than a video has', async () => {
    const specks = Buffer.alloc(500_000, Buffer.from('ec80', 'hex'));
    await refused(Buffer.concat([webmFilm({ open: true }), element(CLUSTER, specks, 0)]), 'video-too-complex');
  });
});
