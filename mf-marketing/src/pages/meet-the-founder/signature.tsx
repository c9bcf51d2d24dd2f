import { Small, type } from '@clandor/ui';

/** How the letter ends: a stroke of the pen, and who wrote it. She signs by her office, not by a name. */
export function Signature() {
  return (
    <div css={{ marginTop: '3rem', display: 'grid', gap: '0.25rem', justifyItems: 'start' }}>
      <svg viewBox="0 0 240 84" width="240" height="84" aria-hidden="true" css={{ maxWidth: '60vw' }}>
        <path
          d="M8 60c10-30 30-54 42-50 10 4-6 36-18 52 14-22 34-38 42-32 7 6-14 26-6 30 8 3 22-24 30-22 7 2-10 20-2 22 9 2 18-20 28-18 6 2-6 16 4 16 22 0 52-22 104-28M40 76c44-10 110-16 172-14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p css={{ ...type.subheading, fontStyle: 'italic' }}>The Founder</p>
      <Small>Clandor</Small>
    </div>
  );
}
