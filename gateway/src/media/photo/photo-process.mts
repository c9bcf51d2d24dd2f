// A process for one photo: its bytes come in, it is decoded, turned upright, encoded again without anything but its
// pixels, and goes out. It has no files, no network and no secrets; what breaks it breaks nothing else.
import sharp from 'sharp';
import { EXIT, MEMORY_LIMIT, PIXEL_LIMIT } from './limits.ts';

// Of all loaders only the two that we take.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
sharp.cache(false);
sharp.concurrency(1);

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_LIMIT) process.exit(EXIT.tooMuchMemory);
}, 50).unref();

const photo = sharp({ limitInputPixels: PIXEL_LIMIT, failOn: 'truncated', autoOrient: true });
const output = process.argv[2] === 'image/png' ? photo.png({ compressionLevel: 8 }) : photo.jpeg({ quality: 90 });
// Metadata is dropped unless asked for; the colours are converted to sRGB, which needs no profile.
output.on('error', (error) => {
  process.exit(/pixel limit/i.test(error.message) ? EXIT.tooManyPixels : EXIT.unreadable);
});
process.stdin.pipe(output).pipe(process.stdout);
