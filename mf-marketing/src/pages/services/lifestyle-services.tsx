import concierge from '@clandor/imagery/pictures/concierge';
import lifestyle from '@clandor/imagery/pictures/lifestyle';
import { Column, Container, Em, Figure, Grid, Heading, Label, media, Picture, Section, Text, Title } from '@clandor/ui';
import { LIFESTYLE } from '../../content/services.ts';
import { ServiceEntry } from './service-entry.tsx';

/** Four services and the one that carries them all: the concierge (spec sections 1 and 2). */
export function LifestyleServices() {
  return (
    <Section ground="ink" aria-labelledby="lifestyle-services">
      <Container>
        <Grid css={{ alignItems: 'start' }}>
          <Column from={1} span={5}>
            <Label>The rest of life</Label>
            <Title id="lifestyle-services" css={{ marginBlock: '1rem clamp(2rem, 4vw, 3rem)' }}>
              Lifestyle <Em>Services</Em>
            </Title>
            <Picture
              picture={lifestyle}
              sizes="(min-width: 48rem) 42vw, 100vw"
              ratio="1 / 1"
              css={{ '& img': { objectPosition: '34% 50%' } }}
            />
          </Column>
          <Column from={7} span={6}>
            <div css={{ display: 'grid', gap: '1.75rem', [media.medium]: { paddingTop: 'clamp(2rem, 12vw, 12rem)' } }}>
              {LIFESTYLE.map((service) => (
                <ServiceEntry key={service.title} service={service} />
              ))}
            </div>
          </Column>
        </Grid>
        <article
          aria-labelledby="concierge"
          css={{
            marginTop: 'clamp(4rem, 9vw, 9rem)',
            display: 'grid',
            [media.medium]: { gridTemplateColumns: '7fr 5fr', alignItems: 'center', gap: 'clamp(2rem, 6vw, 7rem)' },
          }}
        >
          <div css={{ display: 'grid', gap: '1.5rem', justifyItems: 'start', order: 1, [media.medium]: { order: 0 } }}>
            <Figure aria-hidden="true">365</Figure>
            <Heading as="h3" id="concierge">
              24/7 Global Concierge
            </Heading>
            <Text>
              A person answers, at any hour, 365 days of the year. It is there for verified members: whoever takes the
              matter knows who is asking, keeps it until it is done, and tells you when it is.
            </Text>
            <Text>What is asked is not repeated. What cannot be done is said at once.</Text>
          </div>
          <Picture picture={concierge} sizes="(min-width: 48rem) 42vw, 100vw" ratio="4 / 5" />
        </article>
      </Container>
    </Section>
  );
}
