import { color, font } from '@clandor/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.ts';
import { DRAWER_LINKS } from './links.ts';

const loadDrawer = () => import('./drawer.tsx');
const Drawer = lazyPart(loadDrawer);

/** Opens the drawer. The drawer's code is fetched when a visitor comes near the button, or with the first press. */
export function MenuButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const toggle = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <div css={{ justifySelf: 'start' }}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: '0.75rem',
          padding: '0.875rem 0.75rem',
          background: 'none',
          border: 0,
          color: 'inherit',
          fontFamily: font.text,
          fontSize: '0.75rem',
          letterSpacing: '0.2em',
          cursor: 'pointer',
          '&:hover': { color: color.champagne },
          '@media (scripting: none)': { display: 'none' },
        }}
      >
        <span aria-hidden css={{ display: 'grid', gap: '6px' }}>
          <span css={{ width: '1.5rem', height: 1, background: 'currentColor' }} />
          <span css={{ width: '1rem', height: 1, background: 'currentColor' }} />
        </span>
        <span css={{ '@media (max-width: 30rem)': { position: 'absolute', clipPath: 'inset(50%)' } }}>MENU</span>
      </button>
      <PlainMenu />
      {wanted && (
        <Suspense fallback={null}>
          <Drawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Without scripts there is no drawer: the same pages, in a native disclosure. */
function PlainMenu() {
  return (
    <details css={{ display: 'none', position: 'relative', '@media (scripting: none)': { display: 'block' } }}>
      <summary css={{ padding: '0.875rem 0.75rem', fontSize: '0.75rem', letterSpacing: '0.2em' }}>MENU</summary>
      <ul
        css={{
          position: 'absolute',
          margin: 0,
          padding: '1rem 2rem',
          listStyle: 'none',
          background: color.ink,
          border: `1px solid ${color.hairline}`,
        }}
      >
        {DRAWER_LINKS.map(({ to, label }) => (
          <li key={to}>
            <a href={to} css={{ display: 'block', padding: '0.5rem 0' }}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
