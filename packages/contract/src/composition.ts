import type { HeaderVariant, ReleasableName, Release, RemoteName } from './release.ts';
import { releaseBase } from './release.ts';

export { LEAVE_PREVIEW } from './leave-preview.ts';

/** One release, named. */
export interface ReleaseRef {
  name: ReleasableName;
  version: string;
}

/** One release of the shell plus one of each remote: a complete site. Immutable. */
export interface Composition {
  /** Derived from the versions, so that the same versions are the same composition. */
  id: string;
  shell: Release;
  remotes: Release[];
  /** For a remote that fails in the browser: the release of it that was last good before this one. */
  lastGood?: Release[];
}

/** What whoever runs the site says of it (the gateway's environment), and pages need. */
export interface PageSettings {
  /** `https://…` of the public site, no slash behind it: canonical links are built from it. */
  origin: string;
  /** The base of the backend where it is another host; empty when it is this one (spec section 7). */
  apiBase: string;
  /** The domain of the departments' mailboxes (design.md, reading 1). */
  mailDomain: string;
  /** The flag of the chooser's ladies card (spec section 2): while it is set, the card is not shown. */
  ladiesApplicationsClosed?: boolean;
  /** Set where one browser alone sees a release before it is live; the page then shows a marker to leave it. */
  preview?: Preview;
}

/** A release that is looked at before it is live. */
export interface Preview {
  /** `mf-editorial@1.0.4` */
  release: string;
  /** When the link ends; ISO 8601 in UTC. */
  until: string;
}

/** What the page carries as JSON in `<script type="application/json" id="composition">`. */
export interface PageComposition extends PageSettings {
  id: string;
  shell: { version: string; base: string; mode: 'production' | 'development' };
  remotes: PageRemote[];
}

/** Where one release of a remote is, and what its script must be. */
export interface PageRelease {
  name: RemoteName;
  version: string;
  /** `/releases/mf-contact/1.0.3/` */
  base: string;
  global: string;
  /** The container's script, below `base`, and its integrity. */
  entry: string;
  integrity: string;
}

/** A remote as the page knows it: its release, and the one to go on with where that fails in the browser. */
export interface PageRemote extends PageRelease {
  routes: PageRoute[];
  lastGood?: PageRelease;
}

export interface PageRoute {
  path: string;
  page: string;
  header: HeaderVariant;
  language: boolean;
  /** Scripts below the remote's base that the page needs beside the entry. */
  files: string[];
}

/** The part of a composition that the browser needs. */
export function pageComposition(
  { id, shell, remotes, lastGood = [] }: Composition,
  { origin, apiBase, mailDomain, ladiesApplicationsClosed, preview }: PageSettings,
): PageComposition {
  return {
    id,
    origin,
    apiBase,
    mailDomain,
    ...(ladiesApplicationsClosed && { ladiesApplicationsClosed }),
    ...(preview && { preview }),
    shell: { version: shell.version, base: releaseBase(shell.name, shell.version), mode: shell.mode },
    remotes: remotes.map((release) => {
      const before = lastGood.find(({ name }) => name === release.name);
      return {
        ...pageRelease(release),
        ...(before && { lastGood: pageRelease(before) }),
        routes: release.routes.map(({ path, page, header, language, files }) => ({
          path,
          page,
          header,
          language,
          files,
        })),
      };
    }),
  };
}

function pageRelease(release: Release): PageRelease {
  const [entry] = release.entry as [string];
  return {
    name: release.name as RemoteName,
    version: release.version,
    base: releaseBase(release.name, release.version),
    global: release.global,
    entry,
    integrity: integrityOf(release, entry),
  };
}

/** The integrity of a file that release.json lists. Throws for one that it does not. */
export function integrityOf(release: Release, path: string): string {
  const file = release.files.find((each) => each.path === path);
  if (!file) throw new Error(`${release.name} ${release.version} lists no file ${path}`);
  return file.integrity;
}
