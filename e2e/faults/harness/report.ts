import type { Checked } from './check.ts';
import { STORE_NAMES, type Store } from './house.ts';
import { spread, type Tally } from './tally.ts';
import type { Trial } from './trial.ts';

/** What one fault over one store came to: a line of the table. */
export interface Result {
  fault: string;
  store: Store;
  seconds: number;
  sent: number;
  acknowledged: number;
  uploads: number;
  lost: string[];
  twice: string[];
  submissions: string;
  uploading: string;
  pages: string;
  activations: string;
  /** In milliseconds. */
  longest: { submissions: number; uploads: number; pages: number };
  ready: ReturnType<typeof spread>;
  accepted: ReturnType<typeof spread>;
  notes: string[];
  /** Anything that must not be, in words. */
  breaches: string[];
}

export function resultOf(fault: string, { house, load, ...trial }: Trial, checked: Checked, seconds: number): Result {
  const { lost, twice, other, swept } = checked;
  const words = (tally: Tally) => tally.toString();
  const removed = swept.orphans + swept.unfinished;
  return {
    fault,
    store: house.store,
    seconds: Math.round(seconds),
    sent: load.submissions.size,
    acknowledged: load.acknowledged,
    uploads: load.uploads.length,
    lost,
    twice,
    submissions: words(load.seen.submissions),
    uploading: words(load.seen.uploads),
    pages: words(load.seen.pages),
    activations: words(trial.activations),
    longest: load.longest,
    ready: spread(trial.ready),
    accepted: spread(trial.accepted),
    notes: [...trial.notes, ...(removed > 0 ? [`swept: ${JSON.stringify(swept)}`] : [])],
    breaches: [...trial.breaches, ...other],
  };
}

export const isWell = ({ lost, twice, breaches }: Result): boolean =>
  lost.length + twice.length + breaches.length === 0;

const times = (of: Result['ready']): string => (of ? `${of.median} / ${of.longest}` : '-');

/** The results as a table in Markdown, and under it what they were answered and what is wrong. */
export function report(results: readonly Result[]): string {
  const heads = [
    'fault',
    'store',
    'sent',
    'acknowledged',
    'uploads',
    'lost',
    'twice',
    'ready again, ms',
    'accepts again, ms',
    'longest form / upload / page, ms',
    's',
  ];
  const rows = results.map((each) => [
    each.fault,
    STORE_NAMES[each.store],
    each.sent,
    each.acknowledged,
    each.uploads,
    each.lost.length,
    each.twice.length,
    times(each.ready),
    times(each.accepted),
    Object.values(each.longest).map(Math.round).join(' / '),
    each.seconds,
  ]);
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  const table = [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
  return [...table, '', ...results.flatMap(inWords)].join('\n');
}

function inWords(result: Result): string[] {
  const { fault, store, submissions, uploading, pages, activations, notes } = result;
  const said = [`submissions ${submissions}`, `uploads ${uploading}`, `pages ${pages}`, `activations ${activations}`];
  const wrong = [...result.lost, ...result.twice, ...result.breaches];
  // A fault of one kind comes a thousand times.
  const shown = wrong.length > 12 ? [...wrong.slice(0, 12), `… and ${wrong.length - 12} more`] : wrong;
  return [
    `${fault} (${STORE_NAMES[store]}): ${said.join('; ')}`,
    ...notes.map((note) => `  ${note}`),
    ...shown.map((each) => `  BREACH ${each}`),
  ];
}
