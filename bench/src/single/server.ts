// The server's side of the single bundle: the shell's own, but for the entry of a remote, which it has none of.
import type { RenderedPage, ShellServer } from '@clandor/contract';
import { createSite as createShellSite } from '../../../shell/src/server/main.tsx';

/** A remote must have an entry; the pages of the single bundle have none, so the page does not ask for it. */
const NO_ENTRY = /<(link|script)\b[^>]*\/web\/no-entry\.js"[^>]*>(?:<\/script>)?/g;

const withoutEntry = (page: RenderedPage): RenderedPage => ({ ...page, html: page.html.replace(NO_ENTRY, '') });

export const createSite: ShellServer['createSite'] = async (options) => {
  const site = await createShellSite(options);
  return {
    render: async (url) => withoutEntry(await site.render(url)),
    bareShell: () => withoutEntry(site.bareShell()),
  };
};
