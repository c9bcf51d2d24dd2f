import type { PictureData } from '@clandor/imagery';
import culturalEvents from '@clandor/imagery/pictures/cultural-events';
import fineDining from '@clandor/imagery/pictures/fine-dining';
import luxuryTravel from '@clandor/imagery/pictures/luxury-travel';
import { Column, Container, Em, Grid, Label, Picture, Section, Subheading, Text, Title } from '@clandor/ui';

interface Experience {
  title: string;
  text: string;
  picture: PictureData;
  /** Place in the twelve columns, shape of the picture, and how far it hangs below its neighbours. */
  from: number;
  span: number;
  ratio: string;
  drop: string;
}

const EXPERIENCES: readonly Experience[] = [
  {
    title: 'Luxury Travel',
    text: 'Villas that are not listed, a cabin held for you, a car at the steps. You decide where. We see to the rest.',
    picture: luxuryTravel,
    from: 1,
    span: 7,
    ratio: '3 / 2',
    drop: '0',
  },
  {
    title: 'Fine Dining',
    text: 'The table at the back, the kitchen kept open, a cellar that answers to your name.',
    picture: fineDining,
    from: 9,
    span: 4,
    ratio: '4 / 5',
    drop: 'clamp(0rem, 12vw, 12rem)',
  },
  {
    title: 'Cultural Events',
    text: 'Opening nights, private views, an hour in a gallery after it has closed.',
    picture: culturalEvents,
    from: 3,
    span: 5,
    ratio: '4 / 3',
    drop: 'clamp(0rem, 4vw, 4rem)',
  },
];

/** Three pictures, hung as in a house and not in a row. */
export function CuratedExperiences() {
  return (
    <Section ground="ink" aria-labelledby="curated-experiences">
      <Container>
        <Grid>
          <Column from={1} span={7}>
            <Label>What members do</Label>
            <Title id="curated-experiences" css={{ marginTop: '1rem' }}>
              Curated <Em>Experiences</Em>
            </Title>
          </Column>
          {EXPERIENCES.map(({ title, text, picture, from, span, ratio, drop }) => (
            <Column key={title} from={from} span={span}>
              <div css={{ display: 'grid', gap: '1.25rem', '@media (min-width: 48rem)': { marginTop: drop } }}>
                <Picture
                  picture={picture}
                  sizes={`(min-width: 48rem) ${Math.round((span / 12) * 100)}vw, 100vw`}
                  ratio={ratio}
                />
                <Subheading>{title}</Subheading>
                <Text css={{ maxWidth: '28rem' }}>{text}</Text>
              </div>
            </Column>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
