import { Container, type Ground, grounds, Heading, Label, Section, Small, Title } from '@clandor/ui';
import { type Example, examples } from '@clandor/ui/examples';
import { Link } from 'react-router-dom';

const addressOf = ({ name }: Example, ground: Ground): string =>
  `/?${new URLSearchParams({ only: name, ground }).toString()}`;

/** Everything that `ui` draws, one below the other, on one ground. What lies over a page is a link to a page of its own. */
export function AllExamples({ ground }: { ground: Ground }) {
  return (
    <main>
      <Section ground={ground} as="div">
        <Container>
          <Label>packages/ui</Label>
          <Title as="h1" css={{ marginBlock: '1rem 2rem' }}>
            The language of the house
          </Title>
          <nav aria-label="Grounds" css={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
            {Object.keys(grounds).map((each) => (
              <Link key={each} to={`/?ground=${each}`} aria-current={each === ground ? 'page' : undefined}>
                On {each}
              </Link>
            ))}
          </nav>
          {examples.map((example) => (
            <section
              key={example.name}
              css={{ borderTop: '1px solid var(--hairline)', paddingBlock: '1.5rem 4rem', marginTop: '2rem' }}
            >
              <Heading css={{ fontSize: '1.25rem', marginBottom: '1.5rem' }}>
                <Link to={addressOf(example, ground)}>{example.name}</Link>
              </Heading>
              {example.over ? <Small>It lies over the page: see it on its own.</Small> : example.element}
            </section>
          ))}
        </Container>
      </Section>
    </main>
  );
}
