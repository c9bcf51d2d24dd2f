import { type } from '@clandor/ui';

/** Each problem by itself; nothing where there is none. */
export function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <ul
      css={{
        ...type.small,
        margin: 0,
        paddingInlineStart: '1.1rem',
        listStyle: '"– "',
        color: 'var(--error)',
        overflowWrap: 'anywhere',
      }}
    >
      {problems.map((problem) => (
        <li key={problem} css={{ paddingBlock: '0.2rem' }}>
          {problem}
        </li>
      ))}
    </ul>
  );
}
