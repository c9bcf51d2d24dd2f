import { randomUUID } from 'node:crypto';
import { ENQUIRY, JSON_HEADERS } from '@clandor/gateway/testing/enquiries';
import { figure } from '../statistics.ts';

const SENDERS = 8;

export interface Intake {
  /** Milliseconds from the request until its answer. */
  median: number;
  p99: number;
  perSecond: number;
}

/** Sends enquiries to a gateway over HTTP, eight at a time, each acknowledged with its own reference. */
export async function measureIntake(origin: string, count: number): Promise<Intake> {
  const times: number[] = [];
  const references = new Set<string>();
  let left = count;
  const began = performance.now();
  const sender = async () => {
    while (left-- > 0) {
      const start = performance.now();
      const answer = await fetch(`${origin}/api/form-submit`, {
        method: 'POST',
        headers: { ...JSON_HEADERS, 'idempotency-key': randomUUID() },
        body: JSON.stringify(ENQUIRY),
      });
      if (answer.status !== 201) throw new Error(`an enquiry was answered ${answer.status}: ${await answer.text()}`);
      references.add(((await answer.json()) as { reference: string }).reference);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  const seconds = (performance.now() - began) / 1000;
  if (references.size !== count) throw new Error(`${count} enquiries were given ${references.size} references`);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    median: figure(times).median,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    perSecond: count / seconds,
  };
}
