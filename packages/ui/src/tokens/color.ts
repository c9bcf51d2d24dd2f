/** The house's colours (art-direction.md). Every text colour meets WCAG 2.2 AA on the grounds it is used on; a test counts. */
export const color = {
  ink: '#0b0b0d',
  inkRaised: '#141417',
  inkHigh: '#1d1c20',
  ivory: '#f3eee4',
  mutedIvory: '#b9b2a6',
  champagne: '#c9a86a',
  error: '#e58a80',
  hairline: '#2c2a2b',
  hairlineOnRaised: '#343135',
  /** Borders of controls: 3:1 against every dark ground. */
  control: '#77716a',
  paper: '#f3eee4',
  onPaper: '#1a181a',
  mutedOnPaper: '#575049',
  champagneOnPaper: '#7a5c22',
  errorOnPaper: '#9b2c22',
  hairlineOnPaper: '#d5cdbf',
  controlOnPaper: '#7d756b',
  /** Over the page behind a dialog. */
  veil: 'rgb(5 5 7 / 0.8)',
} as const;
