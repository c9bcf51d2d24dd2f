import { Column, Container, Grid, Label, Prose, Section } from '@clandor/ui';
import { Signature } from './signature.tsx';

/** The letter, on its paper. */
export function Letter() {
  return (
    <Section ground="paper" as="article" aria-label="A letter from the founder">
      <Container>
        <Grid>
          <Column from={1} span={3}>
            <Label>From the founder</Label>
          </Column>
          <Column from={5} span={7}>
            <Prose css={{ '& > p:first-of-type': { fontSize: '1.25rem', lineHeight: 1.55 } }}>
              <p>
                I did not set out to found a club. I kept a list. It had eleven names on it, written by hand, of people
                I would seat next to anyone and trust with a door key.
              </p>
              <p>
                Over the years the list was asked for, politely and otherwise. I said no, because a list that is passed
                around is a directory, and I have lived in cities where directories are all there is. You walk into a
                room and everyone has already looked you up. They know what you own, whom you left and what you are
                worth to them by midnight. They know nothing about you.
              </p>
              <p>
                What I missed was simpler. A table where nobody performs. A journey arranged by someone who has thought
                about you and not about the brochure. An introduction made because two people might actually do each
                other good, and made once, properly, with both of them asked first.
              </p>
              <h2>How I read</h2>
              <p>
                I review every woman’s membership myself. I read what she wrote before I look at what she sent. I am not
                looking for perfection; I have met it and it is tiring. I am looking for someone who says a true thing
                in her own words, who knows what she will not do, and who would be kind to a waiter when nobody is
                watching. A woman who is approved pays no fee. She is a guest of the house, and it is for the house to
                deserve her.
              </p>
              <p>
                Gentlemen and couples are read with the same care, and checked with more paper: appearance, identity,
                income. Before any of them comes in, he signs a non-disclosure agreement. So does everyone. I have
                signed it too.
              </p>
              <h2>What I cannot promise</h2>
              <p>
                I cannot promise that you will be accepted, or that I will be able to tell you why you were not. I
                cannot promise that you will meet someone. I can promise that you will not be put on show, that nobody
                will write to you uninvited, and that what you tell us stays with the few people who must know it.
              </p>
              <p>
                If that sounds like less than others offer, it is. It is also what I would have wanted, on the evening I
                wrote down the eleventh name.
              </p>
              <p>Write to us when you are ready. I will read it.</p>
            </Prose>
            <Signature />
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
