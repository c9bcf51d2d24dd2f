import { Label } from '@clandor/ui';
import { STEPS } from './steps.ts';

/** How far it is: the step over six, as a badge and as a line (spec section 9). */
export function Progress({ step }: { step: number }) {
  const text = `Step ${step} of ${STEPS.length}`;
  return (
    <div css={{ display: 'grid', gap: '1rem' }}>
      <Label>{text}</Label>
      <progress
        aria-label="Progress of the application"
        aria-valuetext={text}
        max={STEPS.length}
        value={step}
        css={{
          appearance: 'none',
          display: 'block',
          width: '100%',
          height: 2,
          border: 0,
          background: 'var(--hairline)',
          '&::-webkit-progress-bar': { background: 'var(--hairline)' },
          '&::-webkit-progress-value': { background: 'var(--accent)', transition: 'inline-size 0.6s' },
          '&::-moz-progress-bar': { background: 'var(--accent)' },
        }}
      />
    </div>
  );
}
