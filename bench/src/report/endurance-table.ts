import type { PageLoadFigures } from '../endurance/pages.ts';
import { memoryFrom, type SoakFigures } from '../endurance/soak.ts';
import type { UploadFigures } from '../endurance/uploads.ts';

const table = (rows: readonly (readonly [string, string | number])[]): string =>
  ['| | |', '|---|---|', ...rows.map(([what, value]) => `| ${what} | ${value} |`), ''].join('\n');

const counts = (of: Readonly<Record<string, number>>): string =>
  Object.entries(of)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ') || 'none';

const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

export const uploadsTable = (figures: UploadFigures): string =>
  table([
    ['uploads at the same moment, one in ten a video', figures.atOnce],
    ['a photo, a video, MB', `${mb(figures.photo)}, ${mb(figures.video)}`],
    ['memory that the gateway and all it starts may have, MB', figures.limit],
    ['the most that they had, MB', Math.round(figures.most)],
    ['the most of one process, shared libraries included, MB', counts(figures.mostOf)],
    ['processes ended for want of memory', figures.kills],
    ['kept in the end (201), and there', `${figures.kept}, ${figures.recorded}`],
    ['times somebody was asked to come again in a minute (503), and did', figures.waits],
    ['other answers', counts(figures.wrong)],
    ['seconds until the last was kept', Math.round(figures.seconds)],
    ['the slowest page meanwhile, ms', Math.round(figures.slowestPage)],
  ]);

export const pagesTable = (figures: PageLoadFigures): string =>
  table([
    ['first visits a minute', figures.loadsPerMinute],
    ['requests of one', figures.addresses.toFixed(1)],
    ['requests, and a second', `${figures.requests}, ${Math.round(figures.requestsPerSecond)}`],
    ['answers outside of 2xx', figures.refused],
    ['broken or timed out', figures.failed],
    ['not sent in time', figures.behind],
  ]);

/** Samples of every so many seconds are shown. */
const SHOWN = 150;

export function soakTable({ minutes, samples, collected, ...figures }: SoakFigures): string {
  // By then the JavaScript heap has the size that this traffic asks for.
  const settled = memoryFrom(samples, minutes * 30);
  return [
    table([
      ['minutes', minutes],
      ['pages, of them failed', `${figures.pages}, ${figures.failedPages}`],
      ['done beside them', counts(figures.done)],
      ['answers that were not due', counts(figures.wrong)],
      ['the gateway at half-time and at the end, MB', `${Math.round(settled.first)}, ${Math.round(settled.last)}`],
      [
        'what its objects and buffers took after a collection, every two minutes, MB',
        collected.map(({ megabytes }) => megabytes.toFixed(1)).join(', '),
      ],
      ['a line through the second half rises, MB an hour', settled.hourly.toFixed(1)],
    ]),
    '| after, s | gateway, MB | what it started, MB | processes |',
    '|---|---|---|---|',
    ...samples
      .filter(
        ({ at }, index) => index === 0 || Math.floor(at / SHOWN) !== Math.floor((samples[index - 1]?.at ?? 0) / SHOWN),
      )
      .map(
        ({ at, gateway, children, processes }) =>
          `| ${at} | ${Math.round(gateway)} | ${Math.round(children)} | ${processes} |`,
      ),
    '',
  ].join('\n');
}
