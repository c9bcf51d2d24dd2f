import { Link } from '@clandor/platform';
import { ButtonLink, Container, color, font, Hairline, Label, type } from '@clandor/ui';
import { COPYRIGHT_YEAR, FOOTER_LINKS, type FrameLink, LEGAL_LINKS, REQUEST_ACCESS_ANCHOR } from './links.ts';

/** Tagline, links and the place that Request Access leads to (spec section 2). */
export function Footer() {
  return (
    <footer css={{ background: color.ink, color: color.mutedIvory, paddingBlock: 'clamp(4rem, 9vw, 7rem) 2.5rem' }}>
      <Container>
        <div
          id={REQUEST_ACCESS_ANCHOR}
          css={{
            display: 'grid',
            gap: '2rem',
            scrollMarginTop: '6rem',
            '@media (min-width: 48rem)': { gridTemplateColumns: '7fr 5fr', alignItems: 'end' },
          }}
        >
          <div>
            <Label>Private Membership Club</Label>
            <p css={{ ...type.title, color: color.ivory, margin: '1rem 0 0' }}>Discretion &amp; Excellence</p>
          </div>
          <div css={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
            <p css={{ ...type.body, margin: 0, maxWidth: '26rem' }}>
              Membership is by application. Each one is read in private, and answered in private.
            </p>
            <ButtonLink to="/membership" variant="outline">
              Apply for Membership
            </ButtonLink>
          </div>
        </div>
        <div css={{ marginBlock: 'clamp(3rem, 6vw, 5rem) 1.5rem' }}>
          <Hairline />
        </div>
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: '1rem 3rem',
            fontFamily: font.text,
            fontSize: '0.875rem',
          }}
        >
          <FooterNav label="Footer" links={FOOTER_LINKS} />
          <FooterNav label="Legal" links={LEGAL_LINKS} />
          <p css={{ margin: 0, padding: '0.375rem 0' }}>© {COPYRIGHT_YEAR} Clandor. All rights reserved.</p>
        </div>
      </Container>
    </footer>
  );
}

function FooterNav({ label, links }: { label: string; links: readonly FrameLink[] }) {
  return (
    <nav aria-label={label}>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: '0 1.75rem', listStyle: 'none', margin: 0, padding: 0 }}>
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link
              to={to}
              css={{
                display: 'block',
                padding: '0.375rem 0',
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { color: color.champagne },
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
