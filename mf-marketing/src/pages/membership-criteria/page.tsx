import type { PageHead } from '@clandor/contract';
import criteria from '@clandor/imagery/pictures/criteria';
import {
  ButtonLink,
  Column,
  Container,
  Em,
  Figure,
  Grid,
  Heading,
  Label,
  Section,
  Subheading,
  Text,
  Title,
} from '@clandor/ui';
import { ALSO, GENTLEMEN_AND_COUPLES, LADIES, LADIES_AGE } from '../../content/criteria.ts';
import { PictureOpening } from '../../parts/picture-opening.tsx';
import { CriteriaList } from './criteria-list.tsx';

/** What is asked of those who apply (spec sections 2 and 5). */
export default function MembershipCriteriaPage() {
  return (
    <>
      <PictureOpening
        picture={criteria}
        position="62% 40%"
        height="min(76svh, 50rem)"
        label="Before you apply"
        title={
          <>
            Membership <Em>Criteria</Em>
          </>
        }
        lead="What is asked, and of whom. It is a good deal, and it is checked. Meeting all of it does not mean acceptance; each application is evaluated on its own."
      />
      <Section ground="ink" aria-labelledby="gentlemen-and-couples">
        <Container>
          <Title id="gentlemen-and-couples" css={{ marginBottom: 'clamp(2rem, 5vw, 4rem)' }}>
            Gentlemen <Em>&amp;</Em> Couples
          </Title>
          <CriteriaList criteria={GENTLEMEN_AND_COUPLES} label="Requirements for gentlemen and couples" />
        </Container>
      </Section>
      <Section ground="paper" aria-labelledby="ladies">
        <Container>
          <Grid css={{ alignItems: 'end', marginBottom: 'clamp(2rem, 5vw, 4rem)' }}>
            <Column from={1} span={6}>
              <Title id="ladies">Ladies</Title>
            </Column>
            <Column from={7} span={6}>
              <div css={{ display: 'grid', gap: '0.75rem' }}>
                <Label>Age</Label>
                <Figure as="p" css={{ fontSize: 'clamp(4.5rem, 3rem + 6vw, 9rem)' }}>
                  {LADIES_AGE.from}–{LADIES_AGE.to}
                </Figure>
                <Text>
                  Between {LADIES_AGE.from} and {LADIES_AGE.to} years old, both included, on the day you apply.
                </Text>
              </div>
            </Column>
          </Grid>
          <CriteriaList criteria={LADIES} label="Requirements for ladies" />
        </Container>
      </Section>
      <Section ground="ink" aria-labelledby="also">
        <Container>
          <Heading id="also" css={{ marginBottom: '2rem' }}>
            Also to know
          </Heading>
          <Grid>
            {ALSO.map(({ title, text }, index) => (
              <Column key={title} from={index * 4 + 1} span={4}>
                <div
                  css={{
                    display: 'grid',
                    gap: '0.75rem',
                    paddingTop: '1.5rem',
                    borderTop: '1px solid var(--hairline)',
                  }}
                >
                  <Subheading>{title}</Subheading>
                  <Text>{text}</Text>
                </div>
              </Column>
            ))}
          </Grid>
          <div css={{ marginTop: 'clamp(3rem, 6vw, 6rem)' }}>
            <ButtonLink to="/membership">Apply for Membership</ButtonLink>
          </div>
        </Container>
      </Section>
    </>
  );
}

export const head: PageHead = {
  title: 'Membership Criteria',
  description:
    'What Clandor asks of gentlemen, couples and ladies who apply: age, verification, documents, discretion, and what holds for their guests.',
  picture: criteria,
};
