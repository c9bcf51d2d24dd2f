import { Column, Container, Grid, Label, Lead, media, Prose, Section, Small, TextLink, Title } from '@clandor/ui';
import type { ReactNode } from 'react';

/** A numbered part of a legal text. */
export interface LegalSection {
  /** Its anchor: links to it stay good when parts are renumbered. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: string;
  /** When it began to hold; a text that only informs has none. */
  effective?: string;
  sections: readonly LegalSection[];
}

/** When terms, privacy policy and code of conduct took effect (spec section 9). */
export const EFFECTIVE_DATE = 'July 27, 2025';

/** A legal text on paper: its contents stay beside it on wide screens, its parts are numbered and can be linked to. */
export function LegalPage({ title, lead, effective, sections }: LegalPageProps) {
  return (
    <Section ground="paper" as="article" css={{ paddingTop: 'clamp(8rem, 14vw, 12rem)' }}>
      <Container>
        <Grid>
          <Column from={1} span={10}>
            <div css={{ display: 'grid', gap: '1.5rem' }}>
              <Label>Legal</Label>
              <Title as="h1">{title}</Title>
              <Lead>{lead}</Lead>
              {effective && <Small>Effective {effective}</Small>}
            </div>
          </Column>
          <Column from={1} span={4} large={{ from: 1, span: 3 }}>
            <nav aria-label="Contents" css={contents}>
              <ol>
                {sections.map(({ id, title: name }) => (
                  <li key={id}>
                    <TextLink to={`#${id}`}>{name}</TextLink>
                  </li>
                ))}
              </ol>
            </nav>
          </Column>
          <Column from={5} span={8} large={{ from: 5, span: 7 }}>
            <Prose css={{ counterReset: 'part' }}>
              {sections.map(({ id, title: name, body }) => (
                <section key={id} aria-labelledby={id} css={part}>
                  <h2 id={id}>{name}</h2>
                  {body}
                </section>
              ))}
            </Prose>
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}

const contents = {
  borderTop: '1px solid var(--hairline)',
  paddingTop: '1.25rem',
  '& ol': { listStyle: 'decimal', margin: 0, paddingInlineStart: '1.75rem', display: 'grid', gap: '0.25rem' },
  '& li': { paddingBlock: '0.1875rem' },
  '& li::marker': { color: 'var(--accent)', fontVariantNumeric: 'lining-nums' },
  '& a': { textDecoration: 'none' },
  // Where the window is lower than the list, it scrolls: what has the focus comes into sight.
  [media.medium]: { position: 'sticky', top: '7rem', maxHeight: 'calc(100svh - 8rem)', overflowY: 'auto' },
  [media.print]: { display: 'none' },
} as const;

const part = {
  counterIncrement: 'part',
  borderTop: '1px solid var(--hairline)',
  paddingTop: '2rem',
  '& h2': { marginTop: '0 !important', scrollMarginTop: '7rem' },
  '& h2::before': { content: 'counter(part) ". " / ""', color: 'var(--accent)', fontVariantNumeric: 'lining-nums' },
  '& > * + *': { marginTop: '1em' },
} as const;
