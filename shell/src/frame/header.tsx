import type { HeaderVariant } from '@clandor/contract';
import { Link } from '@clandor/platform';
import { color, font, VisuallyHidden } from '@clandor/ui';
import { MenuButton } from './menu-button.tsx';
import { useScrolled } from './use-scrolled.ts';

/** Height of the fixed header; pages with a solid one begin below it. */
export const HEADER_HEIGHT = '4.5rem';

/**
 * Fixed: menu on the left, wordmark in the centre, LOGIN on the right. The transparent variant lies over the
 * page's first picture and takes its solid ground once scrolled more than 50 pixels (spec section 2).
 */
export function Header({ variant }: { variant: HeaderVariant }) {
  const scrolled = useScrolled();
  const solid = variant === 'solid' || scrolled;
  return (
    <>
      <header
        data-solid={solid}
        css={{
          position: 'fixed',
          insetInline: 0,
          top: 0,
          zIndex: 20,
          height: HEADER_HEIGHT,
          display: 'grid',
          gridTemplateColumns: '1fr auto 1fr',
          alignItems: 'center',
          paddingInline: 'clamp(0.75rem, 3vw, 2.5rem)',
          color: color.ivory,
          borderBottom: '1px solid transparent',
          transition: 'background-color 0.4s, border-color 0.4s',
          '&[data-solid="true"]': { backgroundColor: color.ink, borderBottomColor: color.hairline },
          '@media print': { position: 'static' },
        }}
      >
        <MenuButton />
        <Link
          to="/"
          css={{
            fontFamily: font.display,
            fontSize: '1.5rem',
            letterSpacing: '0.32em',
            marginInlineEnd: '-0.32em',
            textTransform: 'uppercase',
            textDecoration: 'none',
            padding: '0.5rem',
          }}
        >
          Clandor<VisuallyHidden>, home</VisuallyHidden>
        </Link>
        <Link
          to="/login"
          css={{
            justifySelf: 'end',
            fontSize: '0.75rem',
            letterSpacing: '0.2em',
            textDecoration: 'none',
            padding: '0.875rem 0.75rem',
            '&:hover': { color: color.champagne },
          }}
        >
          LOGIN
        </Link>
      </header>
      {variant === 'solid' && (
        <div css={{ height: HEADER_HEIGHT, flex: 'none', '@media print': { display: 'none' } }} />
      )}
    </>
  );
}
