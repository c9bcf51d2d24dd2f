/**
 * What outlives the code that made it: this package is the shell's, one copy in the page, while a remote's modules are
 * its release's own. In memory only, for as long as the tab is open.
 */
const kept = new Map<string, unknown>();

/**
 * One thing in the page under a name, whichever release of a remote asks for it: made by the first that asks, so that a
 * release that takes over finds what the one before had under way. Name it after the remote's page, and give it another
 * name when its shape changes, since the release that asks need not be the one that made it.
 *
 * For what a visitor typed use `draftMemory`, which checks what it finds.
 */
export function keptInPage<Thing>(name: string, make: () => Thing): Thing {
  if (!kept.has(name)) kept.set(name, make());
  return kept.get(name) as Thing;
}
