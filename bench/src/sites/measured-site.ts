/** What is compared. */
export const SITE_NAMES = ['floor', 'single', 'site', 'next'] as const;
export type SiteName = (typeof SITE_NAMES)[number];

/** One of the sites, running. */
export interface MeasuredSite {
  name: SiteName;
  origin: string;
  hasScripts: boolean;
  /** The pages that it has. */
  paths: readonly string[];
}

/** The pages that are measured: of each kind one, and each remote. */
export const PATHS = [
  '/',
  '/editorial/youre-pretty-so-what',
  '/editorial',
  '/ladies-application',
  '/contact',
  '/explore',
] as const;

/** Those that the Next.js application has. */
export const NEXT_PATHS: readonly string[] = PATHS.slice(0, 2);
