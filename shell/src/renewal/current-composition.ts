/** A gateway that takes longer is asked another time, in milliseconds. */
const PATIENCE = 10_000;

/**
 * The composition that this visitor would get now: their cohort's where a new one is given to some, since the cookie
 * goes along. Null when nobody answers, or with something else than a page.
 *
 * @param address of a page of this site
 */
export async function currentComposition(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return answer.headers.get('X-Composition');
  } catch {
    return null;
  }
}
