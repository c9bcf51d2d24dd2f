import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@clandor/gateway/database';
import { mp4, phonePhoto } from '@clandor/gateway/testing/media-files';
import { MULTIPART_HEADERS, multipart } from '@clandor/gateway/testing/multipart';
import { openHouse } from '../releases/house.ts';
import { whenDone } from '../stopping.ts';
import { memoryGroup } from './memory-group.ts';

/** One in so many is a video. */
const VIDEO_OF = 10;
/** Bytes that are sent in one go. */
const PART = 64 * 1024;
const VIDEO_BYTES = 20 * 1024 * 1024;

export interface UploadFigures {
  atOnce: number;
  /** Bytes of a photo and of a video. */
  photo: number;
  video: number;
  limit: number;
  /** The most memory of gateway, renderer and photo processes together, in MB. */
  most: number;
  /** The most that one process of each script had, in MB. */
  mostOf: Record<string, number>;
  kills: number;
  /** Answered 201, and there with a record. */
  kept: number;
  recorded: number;
  /** Asked to come again in a minute (503), and did. */
  waits: number;
  /** Answers that nobody should get, by status. */
  wrong: Record<string, number>;
  seconds: number;
  /** A page asked for once a second meanwhile: the slowest answer, ms. */
  slowestPage: number;
}

/**
 * So many visitors send a photo or a video at the same moment.
 * @param limit megabytes for the gateway and all that it starts
 */
export async function measureUploads(atOnce: number, limit: number): Promise<UploadFigures> {
  const group = memoryGroup(limit);
  whenDone(group.remove);
  const house = await openHouse({ env: { CLUB_RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }, prefix: group.prefix });
  const origin = await house.gateway();
  const [photo, video] = [await phonePhoto(), mp4({ filler: VIDEO_BYTES })];
  const bodies = [photo, video].map((bytes) => multipart([{ bytes }])) as [Buffer, Buffer];
  const figures = {
    kept: 0,
    waits: 0,
    most: 0,
    slowestPage: 0,
    mostOf: {} as Record<string, number>,
    wrong: {} as Record<string, number>,
  };
  const looking = setInterval(() => {
    figures.most = Math.max(figures.most, group.used());
    for (const { script, used } of group.processes()) {
      figures.mostOf[script] = Math.max(figures.mostOf[script] ?? 0, Math.round(used));
    }
  }, 200);
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      const began = performance.now();
      const isGood = await fetch(`${origin}/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isGood) count(figures.wrong, 'page');
      figures.slowestPage = Math.max(figures.slowestPage, performance.now() - began);
      await pause(1_000);
    }
  })();
  const telling = setInterval(() => {
    const processes = group.processes().map(({ script, used }) => `${script} ${Math.round(used)}`);
    console.error(`${figures.kept} kept, ${figures.waits} asked to come again; MB: ${processes.join(', ')}`);
  }, 10_000);
  whenDone(() => {
    clearInterval(looking);
    clearInterval(telling);
  });
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, n) => {
      for (;;) {
        const { status, retryAfter } = await send(origin, bodies[n % VIDEO_OF === 0 ? 1 : 0]);
        if (status === 201) figures.kept += 1;
        if (status !== 503 || retryAfter === 0) {
          if (status !== 201) count(figures.wrong, status === 0 ? 'broken' : String(status));
          return;
        }
        figures.waits += 1;
        // As people do who read “in a minute”: not all at the same moment.
        await pause(retryAfter * 1000 * (1 + Math.random()));
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await visiting;
  clearInterval(looking);
  clearInterval(telling);
  const kills = group.kills();
  const database = await openDatabase({ dataDir: house.dataDir });
  const { length: recorded } = await database.selectFrom('uploads').select('id').execute();
  await database.destroy();
  await house.close();
  const sizes = { atOnce, photo: photo.length, video: video.length, limit };
  return { ...sizes, ...figures, kills, recorded, seconds };
}

const count = (counts: Record<string, number>, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

function* parts(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += PART) yield body.subarray(at, at + PART);
}

/** Over a connection of its own, as a browser somewhere else; 0 for one that broke. */
async function send(origin: string, body: Buffer): Promise<{ status: number; retryAfter: number }> {
  // Kept open as browsers do: who says that it closes is cut off while it still sends, and may not hear the answer.
  const agent = new Agent({ keepAlive: true });
  try {
    const sending = request(`${origin}/api/upload-files`, {
      method: 'POST',
      agent,
      headers: { ...MULTIPART_HEADERS, 'content-length': body.length },
    });
    // A part at a time, as browsers do: all at once in one process, the last would not come to say what it wants.
    Readable.from(parts(body)).pipe(sending);
    // A connection that is cut may end without an error.
    const [answer] = await Promise.race([once(sending, 'response'), once(sending, 'close')]);
    if (!answer) return { status: 0, retryAfter: 0 };
    await text(answer);
    return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after'] ?? 0) };
  } catch {
    return { status: 0, retryAfter: 0 };
  } finally {
    agent.destroy();
  }
}
