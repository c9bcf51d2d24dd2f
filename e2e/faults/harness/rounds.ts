/**
 * Does something again and again, as often as it was meant to be or until its time is over, and three times at least: a
 * slow machine gets fewer rounds, not a longer wait.
 *
 * @returns how often
 */
export async function rounds(
  { most, seconds }: { most: number; seconds: number },
  work: (round: number) => Promise<void>,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let round = 0;
  while (round < most && (round < 3 || performance.now() < end)) {
    round += 1;
    await work(round);
  }
  return round;
}

/** One of them, by chance. */
export function anyOf<Thing>(things: readonly Thing[]): Thing {
  const [first] = things;
  if (first === undefined) throw new Error('chosen from nothing');
  return things[Math.floor(Math.random() * things.length)] ?? first;
}
