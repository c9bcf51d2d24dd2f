// `npm run test:hostile`: some 250 hostile or broken bodies and files to a gateway in a process of its own; reports the
// answers, its memory and what is left behind. The cases that must hold in every build are in the gateway's own tests.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openDatabase } from '@clandor/gateway/database';
import { ENQUIRY } from '@clandor/gateway/testing/enquiries';
import { jpeg, mp4, pixelBomb, png, webm } from '@clandor/gateway/testing/media-files';
import { MULTIPART_HEADERS, multipart } from '@clandor/gateway/testing/multipart';
import { COUPLES_EXAMPLE, GENTLEMEN_EXAMPLE, LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { ROOT } from '../src/sites.ts';

const PORT = 4392;
const dataDir = mkdtempSync(join(tmpdir(), 'clandor-hostile-'));
const env = {
  ...process.env,
  PORT: String(PORT),
  CLUB_DATA_DIR: dataDir,
  DATABASE_URL: '',
  CLUB_ORIGIN: `http://localhost:${PORT}`,
  CLUB_RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
};
/** How often it is looked whether the uploads are cleared away, 50 ms apart. */
const LOOKS = 200;
const JSON_TYPE = { 'content-type': 'application/json' };

interface Case {
  name: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Cut the line after so many bytes. */
  cut?: number;
}

/** Bodies that no form sends, for an endpoint whose good payload is given. */
function bodies(path: string, good: object): Case[] {
  const json = JSON.stringify(good);
  const [field = ''] = Object.keys(good);
  const changed = (value: unknown) => JSON.stringify({ ...good, [field]: value });
  const texts: [string, string | Buffer][] = [
    ['nothing', ''],
    ['half of it', json.slice(0, json.length / 2)],
    ['a trailing comma', `${json},`],
    ['null', 'null'],
    ['a list', `[${json}]`],
    ['a text', '"x"'],
    ['a number', '1e999'],
    ['NaN', `{"${field}":NaN}`],
    ['60,000 nested lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['a broken nesting', '[{'.repeat(30_000)],
    ['nested objects in a field', `{"${field}":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`],
    ['__proto__', `{"__proto__":${json}}`],
    ['a constructor', '{"constructor":{"prototype":{"polluted":1}}}'],
    ['a list for a text', changed(['a', 'b'])],
    ['an object for a text', changed({ $gt: '' })],
    ['a number for a text', changed(1e300)],
    ['null for a text', changed(null)],
    ['a NUL', changed('a\u0000b')],
    ['a lone surrogate', changed('a\ud800b')],
    ['line breaks in a line', changed('a\r\nBcc: all@example.org')],
    ['a line of 100,000', changed('x'.repeat(50_000))],
    [
      'every field a megabyte',
      JSON.stringify(Object.fromEntries(Object.keys(good).map((name) => [name, 'x'.repeat(1_000_000)]))),
    ],
    ['5 MB', Buffer.alloc(5_000_000, 'x')],
    ['50 MB', Buffer.alloc(50_000_000, '[')],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['UTF-16', Buffer.from(json, 'utf16le')],
    ['a filled trap', JSON.stringify({ ...good, leaveEmpty: 'https://spam.example' })],
  ];
  const cases = texts.map(([name, body]): Case => ({ name, path, headers: JSON_TYPE, body: Buffer.from(body) }));
  const types: [string, Record<string, string>, Buffer][] = [
    ['no type', {}, Buffer.from(json)],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, Buffer.from('a=b')],
    ['multipart', MULTIPART_HEADERS, multipart([{ bytes: Buffer.from(json) }])],
    ['plain text', { 'content-type': 'text/plain' }, Buffer.from(json)],
    ['gzip', { ...JSON_TYPE, 'content-encoding': 'gzip' }, gzipSync(json)],
    ['a gzip bomb', { ...JSON_TYPE, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(60_000_000))],
    ['Latin 1', { 'content-type': 'application/json; charset=iso-8859-1' }, Buffer.from(json)],
    ['a bad key', { ...JSON_TYPE, 'idempotency-key': 'two words' }, Buffer.from(json)],
    ['another site', { ...JSON_TYPE, origin: 'https://evil.example' }, Buffer.from(json)],
    ['a cross-site fetch', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }, Buffer.from(json)],
  ];
  return [
    ...cases,
    ...types.map(([name, headers, body]): Case => ({ name, path, headers, body })),
    { name: 'broken off', path, headers: JSON_TYPE, body: Buffer.from(json), cut: 20 },
  ];
}

/** Files that no camera makes. */
async function files(): Promise<Case[]> {
  const path = '/api/upload-files';
  const photo = await jpeg({ width: 800, height: 800 });
  const drawing = await png();
  const video = mp4({ filler: 100_000 });
  const film = webm();
  const bomb = await pixelBomb();
  const large = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
  const damaged = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    copy.fill(0xff, at, at + 200);
    return copy;
  };
  const wrong: [string, Buffer][] = [
    ['nothing in it', Buffer.alloc(0)],
    ['one byte', Buffer.from('x')],
    ['a text', Buffer.from('hello')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /')],
    ['HTML', Buffer.from('<!doctype html><script>1</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a zip', Buffer.from('PK\x03\x04'.padEnd(500, 'a'), 'latin1')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00', 'latin1')],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01'.padEnd(500, '\0'), 'latin1')],
    [
      'an ASF (the 55 bytes)',
      Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(39)]),
    ],
    ['a beginning of a JPEG', photo.subarray(0, 4)],
    ['a bomb of pixels', bomb],
    ['a photo above 10 MB', large(photo, 10 * 1024 * 1024 + 1)],
    ['a video above 200 MB', large(video, 200 * 1024 * 1024 + 1)],
    [
      'boxes and nothing else',
      Buffer.concat([video.subarray(0, 32), Buffer.alloc(4_000_000, Buffer.from([0, 0, 0, 8, 109, 111, 111, 118]))]),
    ],
    ['an MP4 without an index', Buffer.from(video.toString('latin1').replace('moov', 'free'), 'latin1')],
    ['a WebM of another kind', Buffer.from(film.toString('latin1').replace('webm', 'xxxx'), 'latin1')],
  ];
  for (const [name, bytes] of [
    ['photo', photo],
    ['drawing', drawing],
    ['video', video],
    ['film', film],
  ] as const) {
    for (const share of [0.05, 0.3, 0.6, 0.9])
      wrong.push([`a ${name}, cut at ${share}`, bytes.subarray(0, Math.floor(bytes.length * share))]);
  }
  for (const at of [20, 200]) wrong.push([`a drawing, damaged at ${at}`, damaged(drawing, at)]);
  const cases = wrong.map(
    ([name, bytes]): Case => ({
      name,
      path,
      headers: MULTIPART_HEADERS,
      body: multipart([{ name: '../../../etc/passwd\\..\\x.jpg', type: 'image/jpeg', bytes }]),
    }),
  );
  const parts: [string, Buffer][] = [
    ['another field', multipart([{ bytes: photo }], 'photos')],
    ['a nested field', multipart([{ bytes: photo }], 'files[a][b][c][d]')],
    ['a huge field name', multipart([{ bytes: photo }], 'f'.repeat(5000))],
    ['an array index', multipart([{ bytes: photo }], 'files[999999999]')],
    ['nine files', multipart(Array.from({ length: 9 }, () => ({ bytes: photo })))],
    ['no end', multipart([{ bytes: photo }]).subarray(0, 5000)],
    ['no part', Buffer.from('--club-test-boundary--\r\n')],
    ['nonsense', Buffer.from('--club-test-boundary\r\nnonsense')],
    ['a thousand headers', Buffer.from(`--club-test-boundary\r\n${'X-A: b\r\n'.repeat(5000)}\r\n`)],
    ['a photo and a text', multipart([{ bytes: photo }, { bytes: Buffer.from('hello there') }])],
  ];
  for (const [name, body] of parts) cases.push({ name, path, headers: MULTIPART_HEADERS, body });
  for (let share = 1; share <= 9; share += 1) {
    const body = multipart([{ bytes: video }]);
    cases.push({
      name: `a video broken off at ${share}0%`,
      path,
      headers: MULTIPART_HEADERS,
      body,
      cut: Math.floor((body.length * share) / 10),
    });
  }
  return cases;
}

/** The status; null where the line was cut before there could be one. */
function send({ path, headers, body, cut }: Case): Promise<number | null> {
  return new Promise((resolve) => {
    const out = request({
      port: PORT,
      path,
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
    });
    out.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    out.on('error', () => resolve(null));
    if (cut === undefined) out.end(body);
    else out.write(body.subarray(0, cut), () => setTimeout(() => out.destroy(), 20));
  });
}

const memory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

execFileSync('node', ['packages/release/src/main.ts', 'sync', '--no-build'], { cwd: ROOT, env, stdio: 'ignore' });
const gateway = spawn('node', ['gateway/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
while (
  !(await fetch(`http://localhost:${PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  ))
)
  await new Promise((resolve) => setTimeout(resolve, 50));
const before = memory(gateway.pid ?? 0);
let highest = before;
const watch = setInterval(() => {
  highest = Math.max(highest, memory(gateway.pid ?? 0));
}, 20);
const cases = [
  ...bodies('/api/form-submit', ENQUIRY),
  ...bodies('/api/couples-waitlist', COUPLES_EXAMPLE),
  ...bodies('/api/gentlemen-waitlist', GENTLEMEN_EXAMPLE),
  ...bodies('/api/ladies-applications', LADIES_EXAMPLE),
  ...(await files()),
];
const counts = new Map<string, number>();
const faults: string[] = [];
for (const each of cases) {
  const status = await send(each);
  const said = status === null ? (each.cut === undefined ? 'cut by us' : 'cut') : String(status);
  counts.set(said, (counts.get(said) ?? 0) + 1);
  if (each.cut === undefined && (status === null || status < 400 || status > 499))
    faults.push(`${each.path} ${each.name}: ${said}`);
}
const leftInUploads = () =>
  readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
// What was cut off half-way is cleared away after its connection is gone.
for (let looks = 0; leftInUploads().length > 0 && looks < LOOKS; looks += 1)
  await new Promise((resolve) => setTimeout(resolve, 50));
clearInterval(watch);
const alive = await fetch(`http://localhost:${PORT}/readyz`).then(
  ({ ok }) => ok,
  () => false,
);
if (!alive) faults.push('the gateway does not answer any more');
gateway.kill('SIGTERM');
await once(gateway, 'exit');
const left = leftInUploads();
if (left.length > 0) faults.push(`${left.length} files were left behind`);
const database = await openDatabase({ dataDir });
for (const table of ['submissions', 'uploads', 'outbox'] as const) {
  const rows = await database.selectFrom(table).selectAll().execute();
  if (rows.length > 0) faults.push(`${rows.length} rows of ${table} were left behind`);
}
await database.destroy();
rmSync(dataDir, { recursive: true });
console.log(
  `${cases.length} hostile or broken bodies and files: ${JSON.stringify(Object.fromEntries([...counts].sort()))}`,
);
console.log(
  `memory: ${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most, ${(highest - before).toFixed(0)} MB growth`,
);
console.log(faults.length === 0 ? 'each a clear 4xx, nothing left behind' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
