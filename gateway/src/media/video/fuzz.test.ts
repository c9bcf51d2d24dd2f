import { expect, test } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { inspectVideo } from './inspect-video.ts';
import { blanked, memorySource } from './testing/memory-source.ts';
import { movie } from './testing/movie.ts';
import { seededRandom } from './testing/random.ts';
import { webmFilm } from './testing/webm-film.ts';

const FILMS = [
  ...[movie(), movie({ wide: true, moovFirst: true }), movie({ sizes: 'compact-4' })].map((bytes) => ({
    type: 'video/mp4',
    bytes,
  })),
  ...[webmFilm(), webmFilm({ open: true })].map((bytes) => ({ type: 'video/webm', bytes })),
];
const ROUNDS = 400;

/** Bytes changed, most of them to extremes, which sizes and counts dislike; now and then cut short or doubled. */
function mutated(film: Buffer, random: () => number): Buffer {
  const bytes = Buffer.from(film);
  const anywhere = () => Math.floor(random() * bytes.length);
  for (let count = Math.ceil(random() * 12); count > 0; count -= 1) {
    bytes[anywhere()] = [0, 1, 8, 0x7f, 0x80, 0xff, Math.floor(random() * 256)][Math.floor(random() * 7)] ?? 0;
  }
  if (random() < 0.1) return bytes.subarray(0, anywhere());
  return random() < 0.1 ? Buffer.concat([bytes, bytes.subarray(anywhere())]) : bytes;
}

test('whatever the bytes, a film is cleaned or refused', async () => {
  const outcomes: Record<string, number> = {};
  let slowest = 0;
  for (const [index, { type, bytes }] of FILMS.entries()) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const seed = index * ROUNDS + round;
      const film = mutated(bytes, seededRandom(seed));
      const began = performance.now();
      const outcome = await attempt(film, type);
      slowest = Math.max(slowest, performance.now() - began);
      expect(outcome, `seed ${seed}`).not.toContain('threw');
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  }
  expect(outcomes.cleaned).toBeGreaterThan(100);
  console.log(`${FILMS.length * ROUNDS} films with faults, the slowest in ${slowest.toFixed(1)} ms:`, outcomes);
});

async function attempt(film: Buffer, type: string): Promise<string> {
  try {
    const clean = await blanked(film, await inspectVideo(memorySource(film), type));
    return clean.length === film.length ? 'cleaned' : 'threw: another length';
  } catch (error) {
    return error instanceof AppError && error.status === 422 ? error.code : `threw: ${error}`;
  }
}
