import { clubDate } from '../clock.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { waitingMail } from '../mail/outbox.ts';
import type { Served } from '../pages/site.ts';
import { gauge, type Metric, only } from './metric.ts';

/**
 * What the database knows for all gateways together, and what is live in this one. Where the database does not answer,
 * that it does not is all there is to say.
 */
export async function storedMetrics(
  database: ClubDatabase,
  site: { served(): Served | undefined },
  now = clubDate(),
): Promise<Metric[]> {
  const served = site.served();
  const live = served ? [served.entry.composition, served.entry.canary] : [];
  const releases = served
    ? [served.pages, served.canary].flatMap((set) => (set ? [set.composition.shell, ...set.composition.remotes] : []))
    : [];
  const isUp = (up: boolean) => gauge('clandor_database_up', 'Whether the database answered', only(up ? 1 : 0));
  const here: Metric[] = [
    { ...gauge('clandor_workers', 'Processes that answer visitors', only(1)), aggregator: 'sum' },
    gauge('clandor_ready', 'Whether a composition is served', only(served ? 1 : 0)),
    gauge(
      'clandor_live_release',
      'Releases that visitors get now',
      releases.map(({ name, version }) => ({ labels: { name, version }, value: 1 })),
    ),
    gauge('clandor_canary', 'Whether a share of the visitors gets something else', only(live[1] ? 1 : 0)),
  ];
  try {
    const [mail, activations] = await Promise.all([waitingMail(database), countActivations(database)]);
    const age = mail.oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(mail.oldest)) / 1_000);
    return [
      ...here,
      isUp(true),
      gauge('clandor_mails_waiting', 'Mails that were not handed over yet', only(mail.count)),
      gauge('clandor_mail_oldest_seconds', 'How long the oldest of them has waited', only(age)),
      {
        ...gauge('clandor_activations_total', 'Entries of the log of activations, by action', activations),
        type: 'counter',
      },
    ];
  } catch {
    return [...here, isUp(false)];
  }
}

async function countActivations(database: ClubDatabase): Promise<Metric['values']> {
  const rows = await database
    .selectFrom('activations')
    .select(['action', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('action')
    .execute();
  return rows.map(({ action, count }) => ({ labels: { action }, value: Number(count) }));
}
