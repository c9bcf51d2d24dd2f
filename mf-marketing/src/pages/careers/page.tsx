import type { PageHead } from '@clandor/contract';
import careers from '@clandor/imagery/pictures/careers';
import { ButtonLink, Em, Lead, Small } from '@clandor/ui';
import { PictureOpening } from '../../parts/picture-opening.tsx';

/** The club is not hiring; whoever is interested may write (spec section 2). */
export default function CareersPage() {
  return (
    <PictureOpening
      picture={careers}
      position="48% 50%"
      height="min(100svh, 64rem)"
      label="Careers"
      title={
        <>
          We are <Em>not hiring</Em> at the moment
        </>
      }
    >
      <div css={{ display: 'grid', gap: '1.75rem', justifyItems: 'start', maxWidth: '36rem' }}>
        <Lead>
          The house is small and the desks are taken. When one is free, we first read the letters that came before we
          asked for any.
        </Lead>
        <ButtonLink to="/contact" variant="outline">
          Express Interest
        </ButtonLink>
        <Small>Choose the Careers department, and say in a few lines what you do well.</Small>
      </div>
    </PictureOpening>
  );
}

export const head: PageHead = {
  title: 'Careers',
  description:
    'Clandor is not hiring at the moment. Those who would like to work for the house may express their interest; letters are kept and read first.',
  picture: careers,
};
