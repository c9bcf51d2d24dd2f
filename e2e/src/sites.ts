import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** One running copy of the site, with its own data. */
export interface SiteUnderTest {
  mode: 'production' | 'development';
  port: number;
  origin: string;
  /** CLUB_DATA_DIR: database and releases. Made anew for every run. */
  dataDir: string;
}

const site = (mode: SiteUnderTest['mode'], port: number): SiteUnderTest => ({
  mode,
  port,
  origin: `http://localhost:${port}`,
  dataDir: join(ROOT, `e2e/reports/data-${mode}`),
});

/** In a site's data folder: the number of its gateway's process. */
export const GATEWAY_PID = 'gateway.pid';

/** The first of the ports that the sites take; whoever works beside somebody else names another. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4381);

export const PRODUCTION = site('production', FIRST_PORT);
/** React's development build: it says when hydration does not match. */
export const DEVELOPMENT = site('development', FIRST_PORT + 1);
/** Journeys that publish and roll back have a site of their own. */
export const RELEASING = { ...site('production', FIRST_PORT + 2), dataDir: join(ROOT, 'e2e/reports/data-releasing') };

/** Journeys through failures: its mf-contact and mf-apply are second releases that fail when a page wants them to. */
export const FAILING = { ...site('production', FIRST_PORT + 4), dataDir: join(ROOT, 'e2e/reports/data-failing') };

/** Visited in all browsers, through what watches their pages (browsers/src/watching-proxy.ts): that is their origin. */
export const IN_ALL_BROWSERS = watched('production', 20);
export const IN_ALL_BROWSERS_DEVELOPMENT = watched('development', 22);

function watched(mode: SiteUnderTest['mode'], at: number): SiteUnderTest {
  const port = FIRST_PORT + at;
  const dataDir = join(ROOT, `e2e/reports/data-browsers-${mode}`);
  return { mode, port, origin: `http://localhost:${port + 1}`, dataDir };
}

/** The environment of a command or gateway of this site. */
export const environmentOf = ({ port, dataDir, origin }: SiteUnderTest): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  CLUB_DATA_DIR: dataDir,
  DATABASE_URL: '',
  CLUB_ORIGIN: origin,
  LOG_LEVEL: 'warn',
});

/** Where every component of `ui` is shown (packages/gallery). */
export const GALLERY_PORT = FIRST_PORT + 3;
export const GALLERY_ORIGIN = `http://localhost:${GALLERY_PORT}`;
