import { type PageComposition, type Release, releaseSchema } from '@clandor/contract';
import { DevError } from '../dev-error.ts';

/** The composition that a page of the site carries; null where the text is no such page. */
export function compositionIn(html: string): PageComposition | null {
  const json = /<script type="application\/json" id="composition">(?<json>.*?)<\/script>/s.exec(html)?.groups?.json;
  return json === undefined ? null : (JSON.parse(json) as PageComposition);
}

/** Reads what releases say of themselves, each once: a release never changes. */
export class ReleaseReader {
  readonly #origin: string;
  readonly #known = new Map<string, Promise<Release>>();

  /** @param origin of the gateway that has them */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @throws DevError when it cannot be read; it is asked for again the next time */
  read(base: string): Promise<Release> {
    const known = this.#known.get(base);
    if (known) return known;
    const reading = this.#fetch(base);
    this.#known.set(base, reading);
    reading.catch(() => this.#known.delete(base));
    return reading;
  }

  async #fetch(base: string): Promise<Release> {
    const address = `${this.#origin}${base}release.json`;
    const answer = await fetch(address);
    const parsed = answer.ok ? releaseSchema.safeParse(await answer.json()) : null;
    if (parsed?.success) return parsed.data;
    throw new DevError(`${address} is not what this working tree's contract calls a release (${answer.status}).`);
  }
}
