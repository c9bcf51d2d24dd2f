/**
 * Where a feed's two forms are, below the page of its list.
 *
 * By itself, because the shell's browser script needs it: the rest of this package brings zod along, which tries `eval`
 * and is refused by the site's policy.
 */
export const feedAddresses = (path: string): { rss: string; atom: string } => ({
  rss: `${path}/rss.xml`,
  atom: `${path}/atom.xml`,
});
