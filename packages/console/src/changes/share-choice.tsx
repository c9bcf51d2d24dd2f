import { type } from '@clandor/ui';

/** The steps of a gradual activation, in percent of visitors. */
export const SHARES = [1, 5, 25, 50, 100] as const;
export type Share = (typeof SHARES)[number];

/** The next step after `percent`; the second one to begin with. */
export const nextShare = (percent: number | null): Share =>
  percent === null ? 5 : (SHARES.find((share) => share > percent) ?? 100);

interface ShareChoiceProps {
  value: Share;
  onChange: (share: Share) => void;
  /** Only all visitors, where there can be no gradual activation. */
  onlyAll?: boolean;
}

/** Who gets it: five radios in a row, each as large as a thumb. */
export function ShareChoice({ value, onChange, onlyAll = false }: ShareChoiceProps) {
  return (
    <fieldset css={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <legend css={{ ...type.small, padding: 0, marginBottom: '0.75rem' }}>Share of visitors</legend>
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)' }}>
        {SHARES.map((share) => (
          <label key={share} css={cell} data-chosen={share === value || undefined}>
            <input
              type="radio"
              name="share"
              value={share}
              checked={share === value}
              disabled={onlyAll && share < 100}
              onChange={() => onChange(share)}
              css={{
                position: 'absolute',
                inset: 0,
                opacity: 0,
                margin: 0,
                width: '100%',
                height: '100%',
                cursor: 'pointer',
              }}
            />
            <span>{share === 100 ? 'All' : `${share} %`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const cell = {
  ...type.body,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '3.25rem',
  border: '1px solid var(--control)',
  marginInlineEnd: -1,
  color: 'var(--muted)',
  fontVariantNumeric: 'tabular-nums',
  '&[data-chosen]': {
    zIndex: 1,
    color: 'inherit',
    borderColor: 'var(--accent)',
    boxShadow: 'inset 0 -3px 0 var(--accent)',
  },
  '&:has(:disabled)': { opacity: 0.5 },
  '&:has(:focus-visible)': { zIndex: 2, outline: '2px solid var(--focus)', outlineOffset: 3 },
} as const;
