/**
 * "Learn about Prep" (spec section 2): a link that does nothing. What it will lead to is not there yet, so it is a link
 * without an address, which HTML calls a placeholder (docs/decisions/21).
 */
export function PrepLink({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a placeholder has no address (HTML, "the a element")
    <a
      role="link"
      title="Not available yet"
      css={{ textDecoration: 'underline', textDecorationColor: 'var(--accent)', cursor: 'default' }}
    >
      {children}
    </a>
  );
}
