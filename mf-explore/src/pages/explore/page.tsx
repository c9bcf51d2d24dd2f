import type { PageHead } from '@clandor/contract';
import { Column, Container, Em, Grid, Label, Lead, Section, Title } from '@clandor/ui';
import { useState } from 'react';
import { EVENTS } from '../../content/events.ts';
import { type PlatformSection, SECTIONS } from '../../content/sections.ts';
import { AccessIsPrivate } from './access-is-private.tsx';
import { SectionDialog } from './section-dialog.tsx';
import { SectionRow } from './section-row.tsx';

/** The platform in five locked parts, one dialog open at a time (spec section 2, "Explore the platform"). */
export default function ExplorePage() {
  const [open, setOpen] = useState<PlatformSection | null>(null);
  return (
    <>
      <Section ground="ink">
        <Container>
          <Grid>
            <Column from={1} span={7}>
              <Label>For members</Label>
              <Title as="h1" css={{ marginTop: '1rem' }}>
                Explore the <Em>Platform</Em>
              </Title>
            </Column>
            <Column from={8} span={5}>
              <Lead>Five rooms, seen through the keyhole. What is behind them opens with membership.</Lead>
            </Column>
          </Grid>
          <ol css={{ listStyle: 'none', margin: 'clamp(3rem, 7vw, 7rem) 0 0', padding: 0 }}>
            {SECTIONS.map((section, index) => (
              <SectionRow key={section.id} section={section} number={index + 1} onOpen={() => setOpen(section)} />
            ))}
          </ol>
        </Container>
      </Section>
      <AccessIsPrivate />
      <SectionDialog section={open} onClose={() => setOpen(null)} />
    </>
  );
}

export const head: PageHead = {
  title: 'Explore the Platform',
  description:
    'The members’ platform in five parts: calendar, introductions, travel board, exchange and the Z section.',
  canonical: '/explore-platform',
  picture: EVENTS[3].picture,
};
