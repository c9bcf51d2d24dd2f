import type { OpenSubmission } from '@clandor/gateway/desk';
import type { SubmissionKind } from '@clandor/gateway/records';
import { BOT_TRAP } from '@clandor/schemas/bot-trap';
import { couplesWaitlistSchema } from '@clandor/schemas/couples-waitlist';
import { enquiryPayloadSchema } from '@clandor/schemas/enquiry';
import { gentlemenWaitlistSchema } from '@clandor/schemas/gentlemen-waitlist';
import { ladiesApplicationSchema } from '@clandor/schemas/ladies-application';

/** What every submission has, whatever it said. */
const ABOUT = ['reference', 'kind', 'department', 'receivedAt', 'state', 'erasedAt', 'erasedReason'] as const;

const FIELDS: Readonly<Record<SubmissionKind, readonly string[]>> = {
  enquiry: Object.keys(enquiryPayloadSchema.shape),
  ladies: Object.keys(ladiesApplicationSchema.shape),
  couples: Object.keys(couplesWaitlistSchema.shape),
  gentlemen: Object.keys(gentlemenWaitlistSchema.shape),
};

/** The columns for a kind; for all kinds in one table every field of any of them, once. */
export function csvColumns(kind: SubmissionKind | undefined): readonly string[] {
  const fields = kind === undefined ? Object.values(FIELDS).flat() : FIELDS[kind];
  return [...ABOUT, ...new Set(fields.filter((field) => field !== BOT_TRAP && !ABOUT.includes(field as never)))];
}

/** A submission's cells; a list is joined with semicolons. */
export function csvRow({ payload, ...about }: OpenSubmission, columns: readonly string[]): string[] {
  const values: Record<string, unknown> = { ...payload, ...about };
  return columns.map((column) => {
    const value = values[column] ?? '';
    return Array.isArray(value) ? value.join('; ') : String(value);
  });
}
