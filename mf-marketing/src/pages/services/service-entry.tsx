import { Subheading, Text } from '@clandor/ui';
import type { Service } from '../../content/services.ts';

/** A service: its name and a line or two, under a hairline. */
export function ServiceEntry({ service: { title, text } }: { service: Service }) {
  return (
    <article
      css={{
        display: 'grid',
        gap: '0.75rem',
        alignContent: 'start',
        paddingBlock: '1.5rem 0.5rem',
        borderTop: '1px solid var(--hairline)',
      }}
    >
      <Subheading>{title}</Subheading>
      <Text>{text}</Text>
    </article>
  );
}
