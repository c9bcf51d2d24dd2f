import { useState } from 'react';
import { newIdempotencyKey } from './new-idempotency-key.ts';

/** The keys of one form. */
export interface IdempotencyKeys {
  /** The key for this content (plain data): the same as before while the content is the same, a new one once it differs. */
  keyFor(content: unknown): string;
  /** The submission was stored: what is sent next is another one, even with the same content. */
  succeeded(): void;
}

/**
 * One key for each distinct content until it was stored: a repeated press or a retry is stored once, and a corrected
 * submission is not refused as a reused key. Do not use it for what may be sent without a key.
 */
export function useIdempotencyKey(): IdempotencyKeys {
  const [keys] = useState(idempotencyKeys);
  return keys;
}

/**
 * The same outside of a component: for a draft that outlives the page it is written on, and whose key must outlive it
 * too. Otherwise use the hook.
 */
export function idempotencyKeys(): IdempotencyKeys {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (last?.content !== text) last = { content: text, key: newIdempotencyKey() };
      return last.key;
    },
    succeeded() {
      last = null;
    },
  };
}
