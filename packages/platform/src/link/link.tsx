import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useLocalPath } from '../language/use-language.ts';
import { useSite } from '../site/contexts.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, a full http(s) address, `mailto:`, `tel:`, or a `#hash` on the same page. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link by the specification's rules (section 2): inside the site it navigates without reload, keeps the language,
 * and fetches the page ahead when a visitor comes near; http and https addresses open in a new tab with neither
 * opener nor referrer; everything else is a plain anchor.
 */
export function Link({ to, ...props }: LinkProps) {
  if (/^https?:\/\//i.test(to)) return <a {...props} href={to} target="_blank" rel="noopener noreferrer" />;
  if (!to.startsWith('/')) return <a {...props} href={to} />;
  return <InternalLink to={to} {...props} />;
}

function InternalLink({ to, onPointerEnter, onFocus, onTouchStart, ...props }: LinkProps) {
  const { preload } = useSite();
  const { pathname } = useLocation();
  const target = useLocalPath()(to);
  const targetPath = target.replace(/[?#].*$/, '');
  return (
    <RouterLink
      {...props}
      to={target}
      discover="none"
      aria-current={targetPath === pathname ? 'page' : undefined}
      onPointerEnter={(event) => {
        preload(targetPath);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(targetPath);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        preload(targetPath);
        onTouchStart?.(event);
      }}
    />
  );
}
