import { Column, Container, Grid, Hairline, Label, Section, Small, Title } from '@clandor/ui';
import type { ReactNode } from 'react';

interface ContactLayoutProps {
  title: ReactNode;
  intro: ReactNode;
  children: ReactNode;
}

/** The two views of the page in one order: what it is on the left, what to do on the right. */
export function ContactLayout({ title, intro, children }: ContactLayoutProps) {
  return (
    <Section ground="ink">
      <Container>
        <Grid>
          <Column from={1} span={5}>
            <div
              css={{
                display: 'grid',
                gap: '1.75rem',
                '@media (min-width: 64rem)': { position: 'sticky', top: '8rem' },
              }}
            >
              <Label>Contact</Label>
              <Title as="h1">{title}</Title>
              {intro}
            </div>
          </Column>
          <Column from={7} span={6}>
            {children}
            <div css={{ marginTop: '4rem', display: 'grid', gap: '1.25rem' }}>
              <Hairline />
              <Small>Genuine enquiries only.</Small>
              <Small>Next steps are shared upon review and approval.</Small>
            </div>
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
