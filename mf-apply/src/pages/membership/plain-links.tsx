import { media, space, TextLink } from '@clandor/ui';
import { applicants } from '../../content/applicants.ts';

/** The way on without scripts, where choosing a card does nothing. */
export function PlainLinks() {
  return (
    <ul
      css={{
        display: 'none',
        [media.withoutScripts]: { display: 'grid' },
        gap: space.small,
        listStyle: 'none',
        margin: `${space.large} 0 0`,
        padding: 0,
      }}
    >
      {applicants.map(({ type, name, action }) => (
        <li key={type}>
          <TextLink to={action.to}>
            {name}: {action.button}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
