import type { HTMLAttributes, ReactNode } from 'react';
import { measure, type } from '../tokens/type.ts';

type Tag = 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'div' | 'span' | 'figcaption' | 'dt' | 'dd';

interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element: what it is, apart from how it looks. */
  as?: Tag;
  children: ReactNode;
}

const muted = { color: 'var(--muted)' };
const accent = { color: 'var(--accent)' };

/** The largest line of a page, once. */
export const Display = ({ as: As = 'h1', ...props }: TextProps) => <As css={type.display} {...props} />;
/** The title of a section, or of a page whose title is long. */
export const Title = ({ as: As = 'h2', ...props }: TextProps) => <As css={type.title} {...props} />;
/** The title of a part of a section. */
export const Heading = ({ as: As = 'h2', ...props }: TextProps) => <As css={type.heading} {...props} />;
/** The name of one thing among several. */
export const Subheading = ({ as: As = 'h3', ...props }: TextProps) => <As css={type.subheading} {...props} />;
/** The sentence that opens a page or a section. */
export const Lead = ({ as: As = 'p', ...props }: TextProps) => (
  <As css={[type.lead, { maxWidth: measure }]} {...props} />
);
/** A paragraph that explains. For long reading, use `Prose`. */
export const Text = ({ as: As = 'p', ...props }: TextProps) => (
  <As css={[type.body, muted, { maxWidth: measure }]} {...props} />
);
/** Bylines, notes, captions. */
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
