import type { SizeFigures } from '../growth/measure-at.ts';

/** The figures of all sizes beside each other, with the ratio of the last to the first, and how questions are answered. */
export function writeGrowth(store: string, measured: readonly SizeFigures[]): string {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return '';
  const heads = measured.map(({ submissions }) => submissions.toLocaleString('en'));
  const row = (what: string, value: (figures: SizeFigures) => number) =>
    `| ${what} | ${measured.map((figures) => round(value(figures))).join(' | ')} | ${(value(last) / value(first)).toFixed(2)} |`;
  return [
    `# Growth over the ${store} store, ${new Date().toISOString().slice(0, 10)}: two cores, loopback`,
    '',
    `| submissions that are there | ${heads.join(' | ')} | ratio |`,
    `|---|${measured.map(() => '---|').join('')}---|`,
    row('an enquiry over HTTP, median, ms', ({ intake }) => intake.median),
    row('an enquiry over HTTP, p99, ms', ({ intake }) => intake.p99),
    row('enquiries acknowledged a second', ({ intake }) => intake.perSecond),
    ...Object.keys(first.desk).map((what) => row(`${what}, ms`, ({ desk }) => desk[what] ?? Number.NaN)),
    ...Object.keys(first.commands).flatMap((what) => [
      row(`\`${what}\`, s`, ({ commands }) => commands[what]?.seconds ?? Number.NaN),
      row(`\`${what}\`, peak memory, MB`, ({ commands }) => commands[what]?.megabytes ?? Number.NaN),
    ]),
    '',
    '## How the database answers',
    '',
    ...last.plans.map(({ query, steps }) => `- \`${query}\`\n${steps.map((step) => `  - ${step.trim()}`).join('\n')}`),
    '',
  ].join('\n');
}

const round = (value: number): string => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en'));
