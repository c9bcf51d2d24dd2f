// One photo: its bytes come by standard input, and go out by standard output, decoded and encoded again. Decoders are
// where files that strangers made do harm, so this process holds nothing: no secrets, no files but node_modules, and
// limits on memory (here) and time (in the gateway, which ends it).
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FromPhotoProcess, PhotoRefusal } from './messages.ts';

/** In milliseconds. Decoding runs on other threads, so this one looks on in time. */
const LOOK_EVERY = 20;
const [mostPixels = 0, mostMemory = 0] = process.argv.slice(2).map(Number);

// sharp can read two dozen formats, SVG and TIFF among them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
sharp.concurrency(1);
sharp.cache(false);

const say = (message: FromPhotoProcess, then = () => {}) => process.send?.(message, then);
const refuse = (reason: PhotoRefusal, detail: string) =>
  say({ type: 'refused', reason, detail: detail.slice(0, 2000) }, () => process.exit(1));

setInterval(() => {
  const memory = process.memoryUsage.rss();
  if (memory > mostMemory) refuse('too-much-memory', `${memory} bytes`);
}, LOOK_EVERY).unref();
// Ctrl+C at a terminal goes to all processes; the gateway lets what is under way end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// Without its gateway it has nobody to work for.
process.on('disconnect', () => process.exit(0));

say({ type: 'ready' });
try {
  const input = await buffer(process.stdin);
  const { format, width, height } = await sharp(input, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) refuse('too-many-pixels', `${width} x ${height}`);
  else await clean(input, format);
} catch (error) {
  refuse('unreadable', String(error));
}

async function clean(input: Buffer, format: string): Promise<void> {
  // Short of what is broken: phones write harmless faults that `warning` would refuse.
  const upright = sharp(input, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  // Without `keepMetadata` everything but the pixels is left behind, colours being converted to sRGB before.
  const encoded = format === 'png' ? upright.png() : upright.jpeg({ quality: 90 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });

  const type = format === 'png' ? 'image/png' : 'image/jpeg';
  const photo = { type, width: info.width, height: info.height, bytes: data.length } as const;
  say({ type: 'cleaned', photo }, () => process.stdout.write(data, () => process.exit(0)));
}
