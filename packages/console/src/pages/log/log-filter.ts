import type { EventAction, OpsEvent } from '@clandor/contract';

/** What of the log is shown; an empty text is all. */
export interface LogFilter {
  part: string;
  action: '' | EventAction;
  by: string;
}

/** Whether an entry is about the part: by its subject (`mf-editorial@1.0.3`, several with spaces), or by what changed. */
export const concerns = ({ subject, details }: OpsEvent, part: string): boolean =>
  [...subject.split(' ').map((each) => each.split('@')[0]), ...details.map((each) => each.split(' ')[0])].includes(
    part,
  );

export const matches = (event: OpsEvent, { part, action, by }: LogFilter): boolean =>
  (part === '' || concerns(event, part)) &&
  (action === '' || event.action === action) &&
  (by === '' || event.by === by);

/** Everybody who stands in these entries, in the order of the alphabet. */
export const peopleOf = (events: readonly OpsEvent[]): string[] => [...new Set(events.map(({ by }) => by))].sort();
