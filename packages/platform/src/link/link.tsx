/** @jsxImportSource react */
import type { ComponentPropsWithRef } from 'react';
import { linkTarget } from './link-target.ts';
import { PageLink } from './page-link.tsx';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /**
   * A path of this site (`/about`, without language), an anchor on this page (`#membership-form`),
   * or an address (`https:`, `mailto:`, `tel:`).
   */
  to: string;
}

/**
 * Every link of the site. To a page of it: without a reload, in the language of the address, its code fetched when the
 * link is hovered, focused or touched. To http and https: in a new tab with no opener and no referrer (spec section 2).
 * It is an anchor with a true address in each case, so it works before hydration and without scripts.
 */
export function Link({ to, ...anchor }: LinkProps) {
  const target = linkTarget(to);
  if (target === 'internal') return <PageLink to={to} {...anchor} />;
  return target === 'external' ? (
    <a {...anchor} href={to} target="_blank" rel="noopener noreferrer" />
  ) : (
    <a {...anchor} href={to} />
  );
}
