import salver from '@clandor/imagery/pictures/white-glove-service';
import { Column, Container, Em, Grid, Hairline, Label, Picture, Section, Subheading, Text, Title } from '@clandor/ui';

const PROMISES = [
  {
    title: 'Absolute Discretion',
    text: 'Every member signs a non-disclosure agreement before the first door opens. Records are encrypted. Names are not spoken.',
  },
  {
    title: 'Global Network',
    text: 'Trusted people in the cities you live in and the places you go to, who know the club and not the crowd.',
  },
  { title: '24/7 Support', text: 'Someone is awake. At any hour, on any day of the year, a person answers.' },
] as const;

/** What service means here, beside one picture. */
export function WhiteGloveService() {
  return (
    <Section ground="ink" aria-labelledby="white-glove-service">
      <Container>
        <Grid css={{ alignItems: 'center' }}>
          <Column from={1} span={5}>
            <Picture picture={salver} sizes="(min-width: 48rem) 42vw, 100vw" ratio="4 / 5" />
          </Column>
          <Column from={7} span={6}>
            <Label>How it is done</Label>
            <Title id="white-glove-service" css={{ marginBlock: '1rem 2.5rem' }}>
              White <Em>Glove</Em> Service
            </Title>
            {PROMISES.map(({ title, text }) => (
              <div key={title} css={{ display: 'grid', gap: '0.75rem', marginTop: '1.75rem' }}>
                <Hairline />
                <Subheading css={{ marginTop: '1rem' }}>{title}</Subheading>
                <Text>{text}</Text>
              </div>
            ))}
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
