import { randomUUID } from 'node:crypto';
import type { ClubDatabase } from '@clandor/gateway/database';
import { newReference } from '@clandor/gateway/reference';
import { type NewSubmission, type SealedSubmission, sealSubmission } from '@clandor/gateway/submissions';
import { ENQUIRY } from '@clandor/gateway/testing/enquiries';
import type { Vault } from '@clandor/gateway/vault';
import { DEPARTMENTS } from '@clandor/schemas/departments';
import { COUPLES_EXAMPLE, GENTLEMEN_EXAMPLE, LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';

const YEARS = 3;
const YEAR = 365 * 24 * 3600 * 1000;
/** Stored in one transaction: a commit for each would wait for the disk a million times. */
const BATCH = 500;
/** Of so many, one has an answer that is kept for a repeated request, as those of the last two days have. */
const ANSWER_KEPT_OF = 100;

/** The address that the n-th was sent from. */
export const emailOf = (n: number): string => `visitor-${n}@example.org`;

/** What came in as the n-th: seven enquiries in ten, an application of each kind, each from a person of its own. */
function submission(n: number): NewSubmission {
  const email = emailOf(n);
  if (n % 10 === 7) return { kind: 'ladies', department: null, payload: { ...LADIES_EXAMPLE, email } };
  if (n % 10 === 8) return { kind: 'couples', department: null, payload: { ...COUPLES_EXAMPLE, person1Email: email } };
  if (n % 10 === 9) return { kind: 'gentlemen', department: null, payload: { ...GENTLEMEN_EXAMPLE, email } };
  const department = DEPARTMENTS[n % DEPARTMENTS.length]?.id ?? null;
  return { kind: 'enquiry', department, payload: { ...ENQUIRY, email } };
}

/**
 * Stores submissions in an empty store, sealed as the gateway seals them and with a mail each that was sent, evenly over
 * the three years up to now.
 *
 * @param submissions how many
 */
export async function fill(
  database: ClubDatabase,
  vault: Vault,
  submissions: number,
  progress: (done: number) => void,
): Promise<void> {
  const now = Date.now();
  // Among a million drawn ones two may be the same: the gateway draws again then, a batch here is stored as it is.
  const references = new Set<string>();
  const fresh = (): string => {
    const reference = newReference();
    if (references.has(reference)) return fresh();
    references.add(reference);
    return reference;
  };
  for (let first = 0; first < submissions; first += BATCH) {
    const count = Math.min(BATCH, submissions - first);
    const sealed = Array.from({ length: count }, (_, index) => {
      const n = first + index;
      const at = new Date(now - Math.round((n / submissions) * YEARS * YEAR));
      return {
        ...sealSubmission(vault, submission(n), at),
        reference: fresh(),
        isAnswered: n % ANSWER_KEPT_OF === 0,
      };
    });
    await store(database, vault, sealed);
    progress(first + count);
  }
}

async function store(
  database: ClubDatabase,
  vault: Vault,
  sealed: readonly (SealedSubmission & { reference: string; isAnswered: boolean })[],
): Promise<void> {
  const answered = sealed.filter(({ isAnswered }) => isAnswered);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('submissions')
      .values(sealed.map(({ row, reference }) => ({ ...row, reference })))
      .execute();
    await transaction
      .insertInto('submission_emails')
      .values(sealed.flatMap(({ emails }) => emails))
      .execute();
    await transaction
      .insertInto('outbox')
      .values(
        sealed.map(({ row: { id, received_at } }) => ({
          id: randomUUID(),
          submission: id,
          created_at: received_at,
          next_try_at: received_at,
          tries: 1,
          sent_at: received_at,
          last_error: null,
        })),
      )
      .execute();
    if (answered.length === 0) return;
    await transaction
      .insertInto('idempotency_keys')
      .values(
        answered.map(({ row: { id, received_at }, reference }) => ({
          endpoint: '/api/form-submit',
          key: randomUUID(),
          fingerprint: vault.sign('idempotency', id),
          status: 201,
          body: JSON.stringify({ reference, receivedAt: received_at }),
          created_at: new Date().toISOString(),
          reference,
        })),
      )
      .execute();
  });
}
