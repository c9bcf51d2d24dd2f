import type { PageHead } from '@clandor/contract';
import { ButtonLink, Container, Label, Lead, Section, Title } from '@clandor/ui';

export const notFoundHead: PageHead = {
  title: '404 Page Not Found',
  description: 'There is no page at this address.',
  noindex: true,
};

/** The screen for an address that no remote owns; the server answers it with status 404 (spec section 2). */
export function NotFoundPage() {
  return (
    <Section ground="ink">
      <Container>
        <div
          css={{ minHeight: '60svh', display: 'grid', alignContent: 'center', justifyItems: 'start', gap: '1.75rem' }}
        >
          <Label>Not found</Label>
          <Title as="h1">404 Page Not Found</Title>
          <Lead>Did you forget to add the page to the router?</Lead>
          <ButtonLink to="/">Return home</ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
