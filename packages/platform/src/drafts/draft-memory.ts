import { type IdempotencyKeys, idempotencyKeys } from '../idempotency/use-idempotency-key.ts';
import { keptInPage } from './kept-in-page.ts';

/**
 * What was typed into a form and not yet sent, for as long as the tab stays open: looking at another page loses
 * nothing, and neither does a release that fails, since the one that takes over asks under the same name. In memory
 * only, since it is personal (docs/decisions/14-unsent-enquiry-in-memory.md).
 */
export interface DraftMemory<Draft> {
  /** Lives as long as the draft: leaving the page after a lost answer and sending again stores nothing twice. */
  keys: IdempotencyKeys;
  remembered(): Draft;
  /** Call it at every change: a page that throws has no last word. */
  remember(draft: Draft): void;
  forget(): void;
}

interface Kept {
  /** Of whichever release wrote it last; null when nothing is. */
  draft: object | null;
  keys: IdempotencyKeys;
}

/** Every memory of the page, for `hasDrafts`. */
const all = new Set<Kept>();

/**
 * The memory of one form.
 *
 * @param name of the form, the same in every release: `contact/enquiry`
 * @param empty the form as it comes. Of a draft that another release wrote, what this one does not know is left out.
 */
export function draftMemory<Draft extends object>(name: string, empty: Readonly<Draft>): DraftMemory<Draft> {
  const kept = keptInPage<Kept>(`draft ${name}`, () => ({ draft: null, keys: idempotencyKeys() }));
  all.add(kept);
  return {
    keys: kept.keys,
    remembered: () => fitting(kept.draft, empty),
    remember(draft) {
      // A form that was emptied by hand, or is as it came, is no draft.
      kept.draft = isEmpty(draft, empty) ? null : { ...draft };
    },
    forget() {
      kept.draft = null;
    },
  };
}

/** Whether a reload would lose something that was typed. */
export const hasDrafts = (): boolean => [...all].some(({ draft }) => draft !== null);

function fitting<Draft extends object>(draft: object | null, empty: Readonly<Draft>): Draft {
  const known = Object.entries(draft ?? {}).filter(
    ([field, value]) => field in empty && sameKind(value, empty[field as keyof Draft]),
  );
  return { ...empty, ...Object.fromEntries(known) };
}

const isEmpty = <Draft extends object>(draft: Draft, empty: Readonly<Draft>): boolean =>
  Object.entries(draft).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(empty[field as keyof Draft]),
  );

const sameKind = (value: unknown, other: unknown): boolean =>
  typeof value === typeof other && Array.isArray(value) === Array.isArray(other);
