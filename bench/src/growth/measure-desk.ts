import {
  type DeskOptions,
  eraseSubmission,
  exportSubmissions,
  listSubmissions,
  showSubmission,
} from '@clandor/gateway/desk';
import { figure } from '../statistics.ts';
import { emailOf } from './fill.ts';

const ROUNDS = 15;
const EXPORTED = 1_000;
const DAY = 24 * 3600 * 1000;

/** Milliseconds of each thing that the desk does; medians. */
export type DeskFigures = Record<string, number>;

/** What is asked at the desk, by what the table calls it. */
export function deskQuestions(
  desk: DeskOptions,
  references: readonly string[],
): Record<string, () => Promise<unknown>> {
  const since = new Date(Date.now() - 30 * DAY).toISOString();
  let turn = 0;
  const next = () => references[turn++ % references.length] ?? '';
  return {
    'list the last 50': () => listSubmissions(desk, {}, 50),
    'list the last 50 of a kind': () => listSubmissions(desk, { kind: 'ladies' }, 50),
    'list the last 50 of a department': () => listSubmissions(desk, { department: 'press' }, 50),
    'list a month of a kind': () => listSubmissions(desk, { kind: 'gentlemen', since }, 50),
    'find all of one visitor by the address': () => listSubmissions(desk, { email: emailOf(turn++ % 100) }, 50),
    'show one by its reference': () => showSubmission(desk, next()),
    [`export the first ${EXPORTED}`]: async () => {
      let count = 0;
      for await (const _ of exportSubmissions(desk, {})) if (++count === EXPORTED) break;
    },
    'erase one': async () => {
      const { submissions } = await listSubmissions(desk, { since }, 200);
      const [kept] = submissions.filter(({ state }) => state === 'kept').slice(100);
      if (kept) await eraseSubmission(desk, kept.reference, 'bench');
    },
  };
}

export async function measureDesk(desk: DeskOptions, rounds = ROUNDS): Promise<DeskFigures> {
  const { submissions } = await listSubmissions(desk, {}, 200);
  const questions = deskQuestions(
    desk,
    submissions.map(({ reference }) => reference),
  );
  const figures: DeskFigures = {};
  for (const [what, ask] of Object.entries(questions)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await ask();
      times.push(performance.now() - began);
    }
    figures[what] = figure(times).median;
  }
  return figures;
}
