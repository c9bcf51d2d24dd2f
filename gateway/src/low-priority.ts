import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * How much a process that works ahead gives way to those that answer visitors (`nice`): where all cores are busy it gets
 * a third of what they get, so that it still comes to its end.
 */
const GIVES_WAY = 5;

/**
 * What Linux adds to a process's share of the memory, in thousandths, when it looks for the one to end (proc(5),
 * `oom_score_adj`). Any process may raise its own and its children's.
 */
const ENDS_FIRST = '800';

/** Lets a process give way. One that has just ended, or may not be changed, is left as it is. */
export function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, GIVES_WAY);
  } catch {
    // It is a courtesy: the work is the same without it.
  }
}

/**
 * Where memory runs out, Linux ends this process before the gateway, which starts another. Elsewhere nothing is done.
 */
export function endFirst(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, ENDS_FIRST);
  } catch {
    // No Linux, or it has just ended.
  }
}
