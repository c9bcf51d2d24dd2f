import { exportSubmissions, type OpenSubmission } from '@clandor/gateway/desk';
import { stringify } from 'csv-stringify/sync';
import { csvColumns, csvRow } from '../csv.ts';
import type { FilterFlags } from '../filter-flags.ts';
import { withDesk } from '../open.ts';
import { write } from '../write.ts';

/** `desk export`: all that match, one after the other, so that a million need no more memory than one. */
export const exportAll = ({
  format,
  json,
  ...filter
}: FilterFlags & { format: 'json' | 'csv'; json: boolean }): Promise<void> =>
  withDesk(async (desk) => {
    const submissions = exportSubmissions(desk, filter);
    await (format === 'csv' && !json ? writeCsv(submissions, filter) : writeJson(submissions));
  });

async function writeJson(submissions: AsyncIterable<OpenSubmission>): Promise<void> {
  let separator = '[\n';
  for await (const submission of submissions) {
    await write(separator + JSON.stringify(submission));
    separator = ',\n';
  }
  await write(separator === '[\n' ? '[]\n' : '\n]\n');
}

async function writeCsv(submissions: AsyncIterable<OpenSubmission>, { kind }: FilterFlags): Promise<void> {
  const columns = csvColumns(kind);
  await write(stringify([[...columns]]));
  for await (const submission of submissions) {
    await write(stringify([csvRow(submission, columns)], { escape_formulas: true }));
  }
}
