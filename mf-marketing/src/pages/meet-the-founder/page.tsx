import type { PageHead } from '@clandor/contract';
import founder from '@clandor/imagery/pictures/founder';
import { ButtonLink, Container, Em, Section } from '@clandor/ui';
import { PictureOpening } from '../../parts/picture-opening.tsx';
import { Letter } from './letter.tsx';

/** A letter from the founder (spec section 2). */
export default function MeetTheFounderPage() {
  return (
    <>
      <PictureOpening
        picture={founder}
        position="38% 60%"
        height="min(70svh, 46rem)"
        label="A letter"
        title={
          <>
            Meet the <Em>Founder</Em>
          </>
        }
      />
      <Letter />
      <Section ground="ink" aria-label="What comes next">
        <Container>
          <div css={{ display: 'grid', justifyItems: 'center' }}>
            <ButtonLink to="/membership">Apply for Membership</ButtonLink>
          </div>
        </Container>
      </Section>
    </>
  );
}

export const head: PageHead = {
  title: 'Meet the Founder',
  description:
    'A letter from the founder of Clandor: why the club began with a short list, why she still reads every woman’s application, and what she asks.',
  picture: founder,
};
