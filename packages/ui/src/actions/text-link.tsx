import { Link, type LinkProps } from '@clandor/platform';
import { motion } from '../tokens/motion.ts';

/** A link in text or below it, underlined by a hairline. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      css={{
        color: 'inherit',
        textDecorationColor: 'var(--accent)',
        transition: `color ${motion.answer}`,
        '&:hover': { color: 'var(--accent)' },
      }}
      {...props}
    />
  );
}
