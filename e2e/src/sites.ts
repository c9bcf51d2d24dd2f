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

export const PRODUCTION = site('production', 4381);
/** React's development build: it says when hydration does not match. */
export const DEVELOPMENT = site('development', 4382);
/** Journeys that publish and roll back have a site of their own. */
export const RELEASING = { ...site('production', 4383), dataDir: join(ROOT, 'e2e/reports/data-releasing') };

/** The environment of a command or gateway of this site. */
export const environmentOf = ({ port, dataDir, origin }: SiteUnderTest): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  CLUB_DATA_DIR: dataDir,
  CLUB_ORIGIN: origin,
  LOG_LEVEL: 'warn',
});

/** Where every component of `ui` is shown (packages/gallery). */
export const GALLERY_PORT = 4384;
export const GALLERY_ORIGIN = `http://localhost:${GALLERY_PORT}`;
