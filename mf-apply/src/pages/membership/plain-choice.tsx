import { Link } from '@clandor/platform';
import { Heading, Text } from '@clandor/ui';
import { APPLICANTS } from '../../content/applicants.ts';

/**
 * Without scripts nothing can be chosen: the same three ways, as links.
 * @param ladiesClosed the ladies' application is not offered now
 */
export function PlainChoice({ ladiesClosed }: { ladiesClosed: boolean }) {
  return (
    <ul
      css={{
        display: 'none',
        listStyle: 'none',
        margin: 0,
        padding: 0,
        '@media (scripting: none)': { display: 'grid', gap: '2.5rem' },
      }}
    >
      {APPLICANTS.map(({ value, title, description, action }) => (
        <li key={value} css={{ display: 'grid', gap: '0.75rem' }}>
          <Heading>{title}</Heading>
          <Text>{description}</Text>
          {!(ladiesClosed && value === 'lady') && <Link to={action.to}>{action.label}</Link>}
        </li>
      ))}
    </ul>
  );
}
