import { Link, type LinkProps } from 'react-router-dom';

/** A link on a line of its own, as tall as a thumb. */
export const MoreLink = (props: LinkProps) => (
  <Link css={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', color: 'inherit' }} {...props} />
);
