import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type {
  ActivationOrder,
  ActivationOutcome,
  Check,
  OpsComparison,
  OpsEvent,
  OpsRelease,
  OpsState,
  OpsToken,
  PageSettings,
  PreviewOutcome,
  PublishOutcome,
  ReleasableName,
  ReleaseRef,
  RollbackOrder,
} from '@clandor/contract';
import { clubDate } from '../clock.ts';
import type { Progress } from '../pages/check-composition.ts';
import { activate, rollback } from '../releases/activate.ts';
import { type Cleaned, type CleanOptions, clean } from '../releases/clean.ts';
import { readEvents } from '../releases/events.ts';
import { Publication } from '../releases/publication.ts';
import { publish } from '../releases/publish.ts';
import type { Activation, Registry } from '../releases/registry.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { INCOMING } from '../releases/store-files.ts';
import { unpack } from '../releases/unpack.ts';
import type { Vault } from '../vault/index.ts';
import { createPreview } from './previews.ts';
import { compareReleases, readReleases } from './releases.ts';
import { readState } from './state.ts';
import { createToken, listTokens, type NewToken, revokeToken } from './tokens.ts';

/** A build on its way in. */
export interface PublishOrder {
  name: ReleasableName;
  version?: string | undefined;
  supportedUntil?: string | undefined;
  reason?: string | undefined;
}

/** Everything that can be asked of the registry, by whom it may: at a terminal, over HTTP, in the console. */
export interface Operations {
  state(): Promise<OpsState>;
  releases(name?: ReleasableName): Promise<OpsRelease[]>;
  compare(name: ReleasableName, from: string, to: string): Promise<OpsComparison>;
  /** The log of what was live, newest first. */
  history(): Promise<Activation[]>;
  log(options: { before?: number | undefined; limit: number }): Promise<OpsEvent[]>;
  activate(order: ActivationOrder, progress?: Progress): Promise<ActivationOutcome>;
  rollback(order: RollbackOrder, progress?: Progress): Promise<ActivationOutcome>;
  preview(ref: ReleaseRef & { hours?: number | undefined }): Promise<PreviewOutcome>;
  block(ref: ReleaseRef, reason: string): Promise<void>;
  unblock(ref: ReleaseRef, reason: string): Promise<void>;
  support(ref: ReleaseRef, until: string | null, reason: string): Promise<void>;
  createToken(token: NewToken): Promise<OpsToken & { token: string }>;
  tokens(): Promise<OpsToken[]>;
  revokeToken(id: string, reason: string): Promise<void>;
}

/** What only a process at the registry itself can do: it has the files. */
export interface LocalOperations extends Operations {
  publishFolder(order: PublishOrder, folder: string, onCheck?: (check: Check) => void): Promise<PublishOutcome>;
  publishArchive(order: PublishOrder, archive: Readable, onCheck?: (check: Check) => void): Promise<PublishOutcome>;
  clean(options: CleanOptions): Promise<Cleaned>;
}

export interface OperationsOptions {
  registry: Registry;
  vault: Pick<Vault, 'sign'>;
  page: PageSettings;
  /** Who asks, for the log. */
  by: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The registry's operations, done by somebody. */
export function operations({ registry, vault, page, by }: OperationsOptions): LocalOperations {
  const { database } = registry;
  const reasoned = (reason: string, progress?: Progress) => ({
    registry,
    page,
    by,
    reason,
    ...(progress ? { progress } : {}),
  });
  const publishing = (
    order: PublishOrder,
    onCheck: ((check: Check) => void) | undefined,
    work: (publication: Publication) => Promise<PublishOutcome>,
  ) => {
    if (order.supportedUntil !== undefined) checkDate(order.supportedUntil);
    const { name, reason = '' } = order;
    return Publication.run({ registry, name, by, reason, onCheck }, work);
  };
  return {
    state: () => readState(registry),
    releases: (name) => readReleases(registry, name),
    compare: (name, from, to) => compareReleases(registry, name, from, to),
    history: () => registry.history(),
    log: (options) => readEvents(database, options),
    async activate({ releases, percent, reason }, progress) {
      const refs = await Promise.all(releases.map(({ name, version }) => refOf(registry, name, version)));
      return activate(refs, { ...reasoned(reason, progress), ...(percent === undefined ? {} : { percent }) });
    },
    rollback: ({ name, to, reason }, progress) => rollback(name, to, reasoned(reason, progress)),
    preview: (ref) => createPreview({ registry, vault, origin: page.origin, by }, ref),
    async block({ name, version }, reason) {
      const live = await registry.current();
      if (live && (await registry.versionsOf(live.composition))[name] === version) {
        throw new ReleaseError(`${name}@${version} is live: roll it back first, then block it.`);
      }
      const event = { by, action: 'block', subject: `${name}@${version}`, reason } as const;
      await registry.setBlock({ name, version }, { at: clubDate().toISOString(), by, reason }, event);
    },
    async unblock({ name, version }, reason) {
      const { blocked } = await registry.published(name, version);
      if (!blocked) throw new ReleaseError(`${name}@${version} is not blocked.`);
      const event = {
        by,
        action: 'unblock',
        subject: `${name}@${version}`,
        reason,
        details: [`was blocked by ${blocked.by}: ${blocked.reason}`],
      } as const;
      await registry.setBlock({ name, version }, null, event);
    },
    async support({ name, version }, until, reason) {
      if (until !== null) checkDate(until);
      const details = [until === null ? 'without an end' : `until ${until}`];
      const event = { by, action: 'support', subject: `${name}@${version}`, reason, details } as const;
      await registry.setSupportedUntil({ name, version }, until, event);
    },
    createToken: (token) => createToken(database, token, by),
    tokens: () => listTokens(database),
    revokeToken: (id, reason) => revokeToken(database, id, reason, by),
    publishFolder: (order, folder, onCheck) =>
      publishing(order, onCheck, (publication) => publish(publication, { ...order, folder, page })),
    publishArchive: (order, archive, onCheck) =>
      publishing(order, onCheck, async (publication) => {
        const folder = join(registry.folder, `${INCOMING}${randomUUID()}`);
        const unpacked = await publication.check('unpack', () => unpack(archive, folder));
        if (!unpacked) publication.refuseIfNotSound();
        return publish(publication, { ...order, folder, page }).finally(() =>
          rm(folder, { recursive: true, force: true }),
        );
      }),
    clean: (options) => clean(registry, options, by),
  };
}

async function refOf(registry: Registry, name: ReleasableName, version: string | undefined): Promise<ReleaseRef> {
  if (version) return { name, version };
  const newest = (await registry.list(name)).find(({ removedAt }) => !removedAt);
  if (!newest) throw new ReleaseError(`There is no release of ${name}. Publish it first.`);
  return { name, version: newest.version };
}

function checkDate(text: string): void {
  if (!DATE.test(text) || Number.isNaN(Date.parse(text))) {
    throw new ReleaseError(`A date is written as in 2027-06-30, not ${text}.`);
  }
}
