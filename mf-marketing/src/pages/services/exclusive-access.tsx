import exclusiveAccess from '@clandor/imagery/pictures/exclusive-access';
import {
  Column,
  Container,
  Em,
  Figure,
  Grid,
  Label,
  media,
  Picture,
  Section,
  Subheading,
  Text,
  Title,
} from '@clandor/ui';
import { EXCLUSIVE_ACCESS } from '../../content/services.ts';

/** Nine doors, as an index in three columns beside the rope that usually closes them. */
export function ExclusiveAccess() {
  return (
    <Section ground="ink" aria-labelledby="exclusive-access">
      <Container>
        <Grid css={{ alignItems: 'end' }}>
          <Column from={1} span={5}>
            <Label>Nine doors</Label>
            <Title id="exclusive-access" css={{ marginTop: '1rem' }}>
              Exclusive <Em>Access</Em>
            </Title>
          </Column>
          <Column from={7} span={6}>
            <Picture picture={exclusiveAccess} sizes="(min-width: 48rem) 50vw, 100vw" ratio="3 / 2" />
          </Column>
        </Grid>
        <div
          css={{
            display: 'grid',
            columnGap: 'clamp(1.5rem, 3vw, 3.5rem)',
            marginTop: 'clamp(2.5rem, 6vw, 6rem)',
            [media.medium]: { gridTemplateColumns: 'repeat(2, 1fr)' },
            [media.extraLarge]: { gridTemplateColumns: 'repeat(3, 1fr)' },
          }}
        >
          {EXCLUSIVE_ACCESS.map(({ title, text }, index) => (
            <article
              key={title}
              css={{
                display: 'grid',
                gridTemplateColumns: '3.5rem 1fr',
                gap: '0.75rem 1rem',
                paddingBlock: '1.75rem',
                borderTop: '1px solid var(--hairline)',
              }}
            >
              <Figure aria-hidden="true" css={{ fontSize: '2.25rem', lineHeight: 1 }}>
                {index + 1}
              </Figure>
              <div css={{ display: 'grid', gap: '0.625rem', alignContent: 'start' }}>
                <Subheading>{title}</Subheading>
                <Text>{text}</Text>
              </div>
            </article>
          ))}
        </div>
      </Container>
    </Section>
  );
}
