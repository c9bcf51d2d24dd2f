import type { HTMLAttributes, ReactNode } from 'react';
import { measure, type } from '../tokens/type.ts';

type Tag = 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'div' | 'span';
interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: Tag;
  children: ReactNode;
}

const muted = { color: 'var(--muted, #b9b2a6)' };
const accent = { color: 'var(--accent, #c9a86a)' };

/** The largest line of a page, once. */
export const Display = ({ as: As = 'h1', ...props }: TextProps) => <As css={type.display} {...props} />;
export const Title = ({ as: As = 'h2', ...props }: TextProps) => <As css={type.title} {...props} />;
export const Heading = ({ as: As = 'h2', ...props }: TextProps) => <As css={type.heading} {...props} />;
export const Subheading = ({ as: As = 'h3', ...props }: TextProps) => <As css={type.subheading} {...props} />;
export const Lead = ({ as: As = 'p', ...props }: TextProps) => (
  <As css={[type.lead, { maxWidth: measure }]} {...props} />
);
export const Text = ({ as: As = 'p', ...props }: TextProps) => (
  <As css={[type.body, muted, { maxWidth: measure }]} {...props} />
);
export const Small = ({ as: As = 'p', ...props }: TextProps) => <As css={[type.small, muted]} {...props} />;
/** Small capitals, widely set. */
export const Label = ({ as: As = 'p', ...props }: TextProps) => <As css={[type.label, accent]} {...props} />;
/** A number as a picture. */
export const Figure = ({ as: As = 'span', ...props }: TextProps) => (
  <As css={[type.figure, accent, { display: 'block' }]} {...props} />
);
/** The one word of a line in champagne italics. */
export const Em = ({ children }: { children: ReactNode }) => (
  <em css={[accent, { fontStyle: 'italic' }]}>{children}</em>
);

/** Running text: paragraphs, lists and subheadings with a reader's distances. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={className}
      css={{
        ...type.body,
        maxWidth: measure,
        '& > * + *': { marginTop: '1.35em' },
        '& h2': { ...type.heading, marginTop: '2em' },
        '& h3': { ...type.subheading, marginTop: '1.8em' },
        '& ul': { paddingInlineStart: '1.1em' },
        '& li + li': { marginTop: '0.5em' },
      }}
    >
      {children}
    </div>
  );
}
