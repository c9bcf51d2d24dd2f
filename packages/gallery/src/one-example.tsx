import { Container, type Ground, Section, VisuallyHidden } from '@clandor/ui';
import { examples } from '@clandor/ui/examples';

/** One example alone on its page, as tests look at it. */
export function OneExample({ name, ground }: { name: string; ground: Ground }) {
  const found = examples.find((each) => each.name === name);
  return (
    <main>
      <VisuallyHidden>
        <h1>{found ? name : 'There is no example of this name'}</h1>
      </VisuallyHidden>
      <Section ground={ground} as="div" css={{ minHeight: '100vh' }}>
        <Container>{found?.element}</Container>
      </Section>
    </main>
  );
}
