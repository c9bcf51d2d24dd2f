import { randomUUID } from 'node:crypto';
import type { Check, CheckName, PublicationState, PublishOutcome, ReleasableName } from '@clandor/contract';
import { clubDate } from '../clock.ts';
import { logEvent } from './events.ts';
import type { Registry } from './registry.ts';
import { ReleaseError } from './release-error.ts';

/** Progress within a check is stored this often at most, in milliseconds. */
const STORE_EVERY = 300;

export interface PublicationOptions {
  registry: Registry;
  name: ReleasableName;
  by: string;
  reason?: string;
  /** Told of every step of every check. */
  onCheck?: ((check: Check) => void) | undefined;
}

/**
 * One release on its way in: its checks as they run, where every gateway can see them, and at its end a line in the log.
 * Problems are collected, so that whoever publishes reads all of them at once.
 */
export class Publication {
  readonly name: ReleasableName;
  readonly by: string;
  readonly registry: Registry;
  readonly #id = randomUUID();
  readonly #reason: string;
  readonly #onCheck: (check: Check) => void;
  readonly #checks = new Map<CheckName, Check>();
  readonly #problems: string[] = [];
  #stored = 0;
  #storing: Promise<unknown> = Promise.resolve();

  private constructor({ registry, name, by, reason = '', onCheck = () => {} }: PublicationOptions) {
    this.registry = registry;
    this.name = name;
    this.by = by;
    this.#reason = reason;
    this.#onCheck = onCheck;
  }

  /**
   * Runs a publication from its beginning to its end in the log.
   *
   * @throws ReleaseError with all problems when it is refused
   */
  static async run(
    options: PublicationOptions,
    work: (publication: Publication) => Promise<PublishOutcome>,
  ): Promise<PublishOutcome> {
    const publication = new Publication(options);
    await publication.#begin();
    try {
      const outcome = await work(publication);
      await publication.#end('published', outcome);
      return outcome;
    } catch (error) {
      const refused = error instanceof ReleaseError;
      if (refused) publication.#note(error);
      await publication.#end(refused ? 'refused' : 'broken-off', null);
      throw error;
    }
  }

  /** Whether nothing has been found so far. */
  get sound(): boolean {
    return this.#problems.length === 0;
  }

  /**
   * Runs one check. What it throws as ReleaseError is noted, and the publication goes on to the next.
   *
   * @param check gives what it found, in words; may tell how far it is
   * @returns whether it passed
   */
  async check(name: CheckName, check: (tell: (detail: string) => void) => Promise<string> | string): Promise<boolean> {
    const tell = (detail: string) => this.#tell({ name, state: 'running', detail });
    tell('');
    try {
      this.#tell({ name, state: 'passed', detail: await check(tell) });
      return true;
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      this.#problems.push(...(error.problems.length > 0 ? error.problems : [error.message]));
      this.#tell({ name, state: 'refused', detail: error.message.split('\n')[0] ?? '' });
      return false;
    }
  }

  /** @throws ReleaseError that lists all problems, when there are any */
  refuseIfNotSound(): void {
    if (!this.sound) {
      throw new ReleaseError(
        `${this.name} was refused, and nothing of it was kept. Mend this and publish it again:`,
        this.#problems,
      );
    }
  }

  #note({ message, problems }: ReleaseError): void {
    if (this.sound) this.#problems.push(...(problems.length > 0 ? problems : [message]));
  }

  #tell(check: Check): void {
    this.#checks.set(check.name, check);
    this.#onCheck(check);
    if (check.state === 'running' && performance.now() - this.#stored < STORE_EVERY) return;
    this.#stored = performance.now();
    this.#store({ checks: this.#checksNow() });
  }

  #checksNow = (): string => JSON.stringify([...this.#checks.values()]);

  #store(values: Partial<{ checks: string; problems: string; ended_at: string; state: PublicationState }>): void {
    this.#storing = this.#storing.then(() =>
      this.registry.database
        .updateTable('publications')
        .set({ touched_at: clubDate().toISOString(), ...values })
        .where('id', '=', this.#id)
        .execute(),
    );
  }

  async #begin(): Promise<void> {
    const at = clubDate().toISOString();
    await this.registry.database
      .insertInto('publications')
      .values({
        id: this.#id,
        name: this.name,
        version: null,
        by: this.by,
        started_at: at,
        touched_at: at,
        ended_at: null,
        state: 'running',
        checks: '[]',
        problems: '[]',
      })
      .execute();
  }

  async #end(state: PublicationState, outcome: PublishOutcome | null): Promise<void> {
    await this.#storing.catch(() => {});
    const { database } = this.registry;
    await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('publications')
        .set({
          state,
          version: outcome?.version ?? null,
          ended_at: clubDate().toISOString(),
          checks: this.#checksNow(),
          problems: JSON.stringify(this.#problems),
        })
        .where('id', '=', this.#id)
        .execute();
      if (outcome && !outcome.isNew) return;
      await logEvent(transaction, {
        by: this.by,
        action: outcome ? 'publish' : 'refuse',
        subject: outcome ? `${this.name}@${outcome.version}` : this.name,
        reason: this.#reason,
        details: outcome ? [...this.#checks.values()].map(({ detail }) => detail).filter(Boolean) : this.#problems,
      });
    });
  }
}
