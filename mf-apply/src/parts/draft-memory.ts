import { type IdempotencyKeys, idempotencyKeys } from '@clandor/platform';

/**
 * What was typed into a form and not yet sent, for as long as the tab stays open: looking at another page loses
 * nothing. In memory only, since it is personal.
 */
export interface DraftMemory<Draft> {
  /** Lives as long as the draft: leaving the page after a lost answer and sending again stores nothing twice. */
  keys: IdempotencyKeys;
  remembered(): Draft;
  remember(draft: Draft): void;
  forget(): void;
}

export function draftMemory<Draft extends object>(empty: Readonly<Draft>): DraftMemory<Draft> {
  let draft: Readonly<Draft> = empty;
  return {
    keys: idempotencyKeys(),
    remembered: () => ({ ...draft }),
    remember(next) {
      draft = { ...next };
    },
    forget() {
      draft = empty;
    },
  };
}
