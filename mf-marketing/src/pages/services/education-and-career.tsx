import career from '@clandor/imagery/pictures/career';
import education from '@clandor/imagery/pictures/education';
import { Column, Container, Em, Grid, Label, Picture, Section, type Tab, Tabs, Title } from '@clandor/ui';
import { useState } from 'react';
import { CAREER, EDUCATION } from '../../content/services.ts';
import { ServiceEntry } from './service-entry.tsx';

const PANELS = {
  education: { label: 'Education', services: EDUCATION, picture: education },
  career: { label: 'Career', services: CAREER, picture: career },
} as const;
type PanelName = keyof typeof PANELS;

const TABS: readonly Tab[] = Object.entries(PANELS).map(([value, { label }]) => ({ value, label }));
const isPanel = (value: string): value is PanelName => value in PANELS;

/** Two tabs, Education first (spec section 2). */
export function EducationAndCareer() {
  const [shown, setShown] = useState<PanelName>('education');
  return (
    <Section ground="paper" aria-labelledby="education-and-career">
      <Container>
        <Grid>
          <Column from={1} span={8}>
            <Label>What you take with you</Label>
            <Title id="education-and-career" css={{ marginBlock: '1rem clamp(1.5rem, 3vw, 2.5rem)' }}>
              Education <Em>&amp;</Em> Career
            </Title>
          </Column>
        </Grid>
        <Tabs
          label="Education or career"
          tabs={TABS}
          value={shown}
          onValueChange={(value) => isPanel(value) && setShown(value)}
        >
          {(value) => isPanel(value) && <Panel name={value} />}
        </Tabs>
      </Container>
    </Section>
  );
}

function Panel({ name }: { name: PanelName }) {
  const { services, picture } = PANELS[name];
  return (
    <Grid css={{ marginTop: 'clamp(1.5rem, 3vw, 3rem)', alignItems: 'start' }}>
      <Column from={1} span={7}>
        <Picture picture={picture} sizes="(min-width: 48rem) 58vw, 100vw" ratio="3 / 2" />
      </Column>
      <Column from={8} span={5}>
        <div css={{ display: 'grid', gap: '1.5rem' }}>
          {services.map((service) => (
            <ServiceEntry key={service.title} service={service} />
          ))}
        </div>
      </Column>
    </Grid>
  );
}
