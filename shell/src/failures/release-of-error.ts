import type { PageComposition } from '@clandor/contract';

/** A release that may run in the page, by name. */
export interface RunningRelease {
  name: 'shell' | `mf-${string}`;
  version: string;
}

/** An address of a script, and the line and column behind it, as every engine writes its stack's lines. */
const FRAME = /(?:^|[\s(@])([a-z][a-z\d+.-]*:\/\/[^\s()]+?):\d+(?::\d+)?\)?$/i;
const RELEASE = /^\/releases\/([a-z][a-z\d-]*)\/(\d+\.\d+\.\d+)\//;

/**
 * The release whose script threw: the innermost frame of the stack decides, so that what an extension or a bookmark
 * does to the page is nobody's. Null for what belongs to no release of this composition.
 *
 * @param stack of the error, where it has one
 * @param script the address that the browser names, else
 */
export function releaseOfError(
  composition: PageComposition,
  origin: string,
  { stack, script }: { stack?: string | undefined; script?: string | undefined },
): RunningRelease | null {
  const address = innermost(stack ?? '') ?? script;
  if (!address?.startsWith(`${origin}/`)) return null;
  const [, name, version] = RELEASE.exec(address.slice(origin.length)) ?? [];
  return running(composition).find((each) => each.name === name && each.version === version) ?? null;
}

function innermost(stack: string): string | undefined {
  for (const line of stack.split('\n')) {
    const address = FRAME.exec(line.trimEnd())?.[1];
    if (address) return address;
  }
  return undefined;
}

const running = ({ shell, remotes }: PageComposition): RunningRelease[] => [
  { name: 'shell', version: shell.version },
  ...remotes.flatMap(({ name, version, lastGood }) => [{ name, version }, ...(lastGood ? [lastGood] : [])]),
];
