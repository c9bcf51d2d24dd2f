import { setPriority } from 'node:os';

/**
 * How much a process that works ahead gives way to those that answer visitors (`nice`): where all cores are busy it gets
 * a third of what they get, so that it still comes to its end.
 */
const GIVES_WAY = 5;

/** Lets a process give way. One that has just ended, or may not be changed, is left as it is. */
export function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, GIVES_WAY);
  } catch {
    // It is a courtesy: the work is the same without it.
  }
}
