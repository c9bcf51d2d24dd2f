import type { HotBuild } from './hot-module.ts';
import { redraw } from './refresh.ts';

interface Part {
  hot: HotBuild;
  /** Of the build that runs now. */
  hash(): string;
  catchingUp: boolean;
}

const parts = new Map<string, Part>();
/** The newest state of each part, and what it takes from the shell. */
const newest = new Map<string, { hash: string; shared: string }>();

let onChange = () => {};
export const beforeChange = (listener: () => void): void => {
  onChange = listener;
};

/** Called by the first module of each hot build. */
export function join(name: string, hot: HotBuild, hash: () => string): void {
  parts.set(name, { hot, hash, catchingUp: false });
  // Its modules are still to run.
  setTimeout(() => catchUp(name));
}

/** A build is there: exchanges what changed, or loads the page anew where that cannot be done. */
export function take(name: string, hash: string, shared: string): void {
  const before = newest.get(name);
  newest.set(name, { hash, shared });
  if (before && before.shared !== shared && parts.has(name)) location.reload();
  else void catchUp(name);
}

async function catchUp(name: string): Promise<void> {
  const part = parts.get(name);
  if (!part || part.catchingUp) return;
  part.catchingUp = true;
  try {
    while (newest.has(name) && part.hash() !== newest.get(name)?.hash) {
      const before = part.hash();
      onChange();
      const changed = await part.hot.check(false);
      if (changed) await part.hot.apply();
      // What it ran before is no longer known to the dev server, which was started again.
      if (part.hash() === before) return location.reload();
    }
    redraw();
  } catch (error) {
    console.warn(`[clandor-dev] ${name} cannot be changed in place; the page is loaded anew.`, error);
    location.reload();
  } finally {
    part.catchingUp = false;
  }
}
