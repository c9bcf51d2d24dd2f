/** Families, with fallbacks cut to the same measure, so that nothing shifts when the fonts arrive. */
export const font = {
  display: "'Cormorant Garamond', 'Cormorant fallback', Georgia, serif",
  text: "Jost, 'Jost fallback', system-ui, sans-serif",
} as const;

const display = { fontFamily: font.display, fontWeight: 300, lineHeight: 1.02, letterSpacing: '-0.02em' } as const;
const text = { fontFamily: font.text, fontWeight: 400, lineHeight: 1.65 } as const;

/** The scale, fluid between a phone and a desk. Spread into `css`. */
export const type = {
  display: { ...display, fontSize: 'clamp(3.5rem, 1.6rem + 8.4vw, 9.5rem)', lineHeight: 0.92 },
  title: { ...display, fontSize: 'clamp(2.5rem, 1.7rem + 3.6vw, 5.25rem)' },
  heading: { ...display, fontSize: 'clamp(1.9rem, 1.5rem + 1.7vw, 3.1rem)', lineHeight: 1.08 },
  subheading: {
    ...display,
    fontSize: 'clamp(1.45rem, 1.3rem + 0.6vw, 1.85rem)',
    fontWeight: 400,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
  },
  lead: { ...text, fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.35rem)', fontWeight: 300, lineHeight: 1.6 },
  body: { ...text, fontSize: '1.0625rem' },
  small: { ...text, fontSize: '0.9375rem', lineHeight: 1.55 },
  label: { ...text, fontSize: '0.75rem', lineHeight: 1.5, letterSpacing: '0.24em', textTransform: 'uppercase' },
  figure: { ...display, fontSize: 'clamp(3rem, 2rem + 4vw, 6rem)', lineHeight: 0.9, fontVariantNumeric: 'lining-nums' },
} as const;

/** A comfortable line, 60 to 70 characters of the text it is set on; a test counts. */
export const measure = '29em';
