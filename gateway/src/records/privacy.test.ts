import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GENTLEMEN_EXAMPLE, LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { jpeg, mp4 } from '../testing/media-files.ts';
import { startBrowser } from '../testing/send-files.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

/** Known words, in every field that takes text, in a file and in its name. */
const WORD = 'Zanzibarquill';

async function everything({ dataDir, logged, database }: TestGateway): Promise<Map<string, string>> {
  const found = new Map([['the log', JSON.stringify(logged)]]);
  for (const { name } of await database.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database);
    const values = rows.flatMap((row) => Object.values(row));
    const texts = values.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value));
    found.set(`the table ${name}`, texts.join('\n'));
  }
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found.set(path, (await readFile(path)).toString('latin1'));
  }
  return found;
}

it('known words that were sent in are found nowhere: database, write-ahead log, uploads, logs', async () => {
  const gateway = await startGateway();
  const post = (path: string, payload: object, headers = {}) =>
    gateway.ask('POST', `/api/${path}`, {
      headers: { ...JSON_HEADERS, 'idempotency-key': path, ...headers },
      body: JSON.stringify(payload),
    });
  const marked = (payload: object) =>
    Object.fromEntries(
      Object.entries(payload).map(([name, value]) => [
        name,
        /name|message|notes|info|woman|you|why|city/i.test(name) && typeof value === 'string'
          ? `${value} ${WORD}`
          : value,
      ]),
    );
  expect(
    (await post('form-submit', { ...ENQUIRY, firstName: WORD, message: `${ENQUIRY.message} ${WORD}` })).status,
  ).toBe(201);
  expect((await post('gentlemen-waitlist', marked(GENTLEMEN_EXAMPLE))).status).toBe(201);
  const own = startBrowser(() => gateway);
  const video = mp4({ filler: 70_000 });
  video.write(WORD, video.indexOf('PICTURE') + 20);
  const photo = await jpeg();
  const urls: string[] = [];
  for (const bytes of [photo, photo, photo, photo, video, video]) {
    const answer = await own.send([{ name: `${WORD}.jpg`, bytes }]);
    urls.push(...JSON.parse(answer.text).files);
  }
  const files = { uploadedPhotos: urls.slice(0, 4), uploadedVideos: urls.slice(4) };
  expect((await post('ladies-applications', { ...marked(LADIES_EXAMPLE), ...files }, own.headers())).status).toBe(201);
  // Refused ones leave nothing either.
  expect((await post('gentlemen-waitlist', { ...marked(GENTLEMEN_EXAMPLE), email: WORD })).status).toBe(422);
  await gateway.ask('POST', '/api/form-submit', { headers: JSON_HEADERS, body: `{"firstName":"${WORD}` });
  await gateway.ask('GET', `/${WORD}@example.org?email=${WORD}`);

  const places = await everything(gateway);
  console.log(`looked through ${places.size} places for what was sent`);
  expect(places.size).toBeGreaterThan(18);
  for (const [place, content] of places) {
    for (const word of [
      WORD,
      Buffer.from(WORD).toString('base64').slice(0, 16),
      LADIES_EXAMPLE.email,
      GENTLEMEN_EXAMPLE.email,
    ]) {
      // A path that somebody asked for is not what was sent in.
      expect(content.replaceAll(`/${WORD}@example.org`, '').includes(word), `${word} in ${place}`).toBe(false);
    }
  }
  await gateway.close();
}, 30_000);
