import { componentOf, titleOf } from './words.ts';

/** A page as it begins. */
export interface NewPage {
  /** Its folder under `src/pages`. */
  page: string;
  /** Its address. */
  path: string;
}

export const pageFile = ({ page, path }: NewPage): string => `import type { PageHead } from '@clandor/contract';
import { Container, Lead, Section, Title } from '@clandor/ui';

/** ${path} */
export default function ${componentOf(page)}() {
  return (
    <Section ground="ink">
      <Container>
        <Title as="h1">${titleOf(page)}</Title>
        <Lead>This page is being written.</Lead>
      </Container>
    </Section>
  );
}

export const head: PageHead = {
  title: '${titleOf(page)}',
  description: '${titleOf(page)}: a page of Clandor that is being written.',
};
`;

export const pageTestFile = ({
  page,
  path,
}: NewPage): string => `import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import ${componentOf(page)}, { head } from './page.tsx';

afterEach(cleanup);

it('has one heading, which its title repeats', () => {
  render(<${componentOf(page)} />);
  expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual(['${titleOf(page)}']);
  expect(head).toMatchObject({ title: '${titleOf(page)}' });
});

it('answers at ${path}', () => {
  expect(routes).toContainEqual(expect.objectContaining({ path: '${path}', page: '${page}', paths: ['${path}'] }));
});
`;

/** The page's entry in `routes.ts`. */
export const routeEntry = ({ page, path }: NewPage): string =>
  `{ path: '${path}', page: '${page}', paths: ['${path}'] },`;
