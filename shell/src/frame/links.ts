/** The frame's navigation targets, in one place (spec section 2, "Shared layout"). */
export interface FrameLink {
  to: string;
  label: string;
}

export const DRAWER_LINKS: readonly FrameLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/services', label: 'Services' },
  { to: '/editorial', label: 'Editorial' },
  { to: '/contact', label: 'Contact' },
];

export const DRAWER_SMALL_LINKS: readonly FrameLink[] = [
  { to: '/faq', label: 'FAQs' },
  { to: '/contact', label: 'Contact' },
  { to: '/careers', label: 'Careers' },
];

/** The anchor that the footer's Request Access leads to; it stands on every page (design.md, reading 6). */
export const REQUEST_ACCESS_ANCHOR = 'membership-form';

export const FOOTER_LINKS: readonly FrameLink[] = [
  { to: '/faq', label: 'FAQ' },
  { to: '/legal', label: 'Legal' },
  { to: `#${REQUEST_ACCESS_ANCHOR}`, label: 'Request Access' },
];

export const LEGAL_LINKS: readonly FrameLink[] = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
  { to: '/code-of-conduct', label: 'Code of Conduct' },
];

/** Spec section 9. */
export const COPYRIGHT_YEAR = 2025;
