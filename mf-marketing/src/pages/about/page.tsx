import type { PageHead } from '@clandor/contract';
import about from '@clandor/imagery/pictures/about';
import { ButtonLink, Column, Container, Em, Grid, Label, Lead, Section, Title } from '@clandor/ui';
import { PictureOpening } from '../../parts/picture-opening.tsx';
import { Refusals } from './refusals.tsx';
import { Story } from './story.tsx';

/** What the club is, how it chooses, and what it refuses (spec sections 1 and 2). */
export default function AboutPage() {
  return (
    <>
      <PictureOpening
        picture={about}
        position="72% 50%"
        label="The club"
        title={
          <>
            About <Em>Clandor</Em>
          </>
        }
      />
      <Section ground="ink" aria-label="In short">
        <Container>
          <Grid>
            <Column from={2} span={10} large={{ from: 3, span: 8 }}>
              <Lead css={{ maxWidth: '34em' }}>
                Clandor is a private membership club. It is small because it is read by hand, quiet because its members
                ask for quiet, and closed to everyone who only wants to look.
              </Lead>
            </Column>
          </Grid>
        </Container>
      </Section>
      <Story />
      <Refusals />
      <Section ground="raised" aria-labelledby="about-next">
        <Container>
          <Grid>
            <Column from={1} span={6}>
              <Label>What you can do now</Label>
              <Title id="about-next" css={{ marginTop: '1rem' }}>
                Three ways <Em>on</Em>
              </Title>
            </Column>
            <Column from={8} span={5}>
              <div css={{ display: 'grid', gap: '1rem', justifyItems: 'stretch', maxWidth: '24rem' }}>
                <ButtonLink to="/membership">Apply for Membership</ButtonLink>
                <ButtonLink to="/membership-criteria" variant="outline">
                  Review Criteria
                </ButtonLink>
                <ButtonLink to="/explore-platform" variant="outline">
                  Explore the Platform
                </ButtonLink>
              </div>
            </Column>
          </Grid>
        </Container>
      </Section>
    </>
  );
}

export const head: PageHead = {
  title: 'About',
  description:
    'What Clandor is, whom it is for and how it chooses: a private, application-only club that is read by hand and kept in confidence.',
  picture: about,
};
