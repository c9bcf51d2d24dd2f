/** A command as it is typed: no ligature joins its hyphens, and no line breaks it. */
export const Command = ({ children }: { children: string }) => (
  <code
    css={{
      fontFamily: 'ui-monospace, monospace',
      fontSize: '0.9em',
      fontVariantLigatures: 'none',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </code>
);
