import { color } from './color.ts';

/** What follows from the ground that something stands on. Components read these variables, never a colour of one ground. */
type GroundStyle = {
  background: string;
  color: string;
  colorScheme: 'dark' | 'light';
  /** Thumb and track. Firefox draws a white track inside a dark page, whatever its colour scheme. */
  scrollbarColor: string;
  '--muted': string;
  '--accent': string;
  '--hairline': string;
  '--control': string;
  '--focus': string;
  '--error': string;
  /** The ground and the text of a solid button. */
  '--solid': string;
  '--on-solid': string;
};

const ink: GroundStyle = {
  background: color.ink,
  color: color.ivory,
  colorScheme: 'dark',
  scrollbarColor: 'var(--control) transparent',
  '--muted': color.mutedIvory,
  '--accent': color.champagne,
  '--hairline': color.hairline,
  '--control': color.control,
  '--focus': color.champagne,
  '--error': color.error,
  '--solid': color.ivory,
  '--on-solid': color.ink,
};

/** Style objects: the dark ground, one step up, and the reading pages' paper. Spread one into `css`. */
export const grounds = {
  ink,
  raised: { ...ink, background: color.inkRaised, '--hairline': color.hairlineOnRaised },
  paper: {
    background: color.paper,
    color: color.onPaper,
    colorScheme: 'light',
    scrollbarColor: 'var(--control) transparent',
    '--muted': color.mutedOnPaper,
    '--accent': color.champagneOnPaper,
    '--hairline': color.hairlineOnPaper,
    '--control': color.controlOnPaper,
    '--focus': color.onPaper,
    '--error': color.errorOnPaper,
    '--solid': color.onPaper,
    '--on-solid': color.paper,
  },
} satisfies Record<string, GroundStyle>;

export type Ground = keyof typeof grounds;
