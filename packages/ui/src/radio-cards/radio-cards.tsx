import type { ReactNode } from 'react';
import { hiddenStyle } from '../hidden/hidden-style.ts';
import { media } from '../tokens/space.ts';
import { type } from '../tokens/type.ts';

export interface RadioCard {
  value: string;
  title: string;
  subtitle: string;
  description: string;
  picture?: ReactNode;
}

interface RadioCardsProps {
  name: string;
  legend: string;
  cards: readonly RadioCard[];
  value: string | null;
  onValueChange: (value: string) => void;
}

/** A choice of one among pictures. The browser's own radios do the work; the chosen card says Selected. */
export function RadioCards({ name, legend, cards, value, onValueChange }: RadioCardsProps) {
  return (
    <fieldset css={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <legend css={hiddenStyle}>{legend}</legend>
      <div
        css={{
          display: 'grid',
          gap: '2.5rem 1.5rem',
          [media.medium]: { gridTemplateColumns: `repeat(${cards.length}, minmax(0, 1fr))` },
        }}
      >
        {cards.map((card) => (
          <label
            key={card.value}
            css={{
              position: 'relative',
              display: 'grid',
              gap: '1rem',
              alignContent: 'start',
              cursor: 'pointer',
              '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 6 },
            }}
          >
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={value === card.value}
              onChange={() => onValueChange(card.value)}
              aria-label={`${card.title}: ${card.subtitle}`}
              aria-describedby={`${name}-${card.value}`}
              css={{
                position: 'absolute',
                opacity: 0,
                width: '100%',
                height: '100%',
                inset: 0,
                margin: 0,
                cursor: 'pointer',
              }}
            />
            <span
              css={{
                display: 'block',
                opacity: value === null || value === card.value ? 1 : 0.55,
                transition: 'opacity 0.4s',
              }}
            >
              {card.picture}
            </span>
            <span
              css={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'baseline',
                gap: '1rem',
                paddingTop: '1rem',
                borderTop: `1px solid ${value === card.value ? 'var(--accent)' : 'var(--hairline)'}`,
              }}
            >
              <span css={type.heading}>{card.title}</span>
              {value === card.value && <span css={{ ...type.label, color: 'var(--accent)' }}>Selected</span>}
            </span>
            <span css={{ ...type.label, color: 'var(--accent)' }}>{card.subtitle}</span>
            <span id={`${name}-${card.value}`} css={{ ...type.body, color: 'var(--muted)' }}>
              {card.description}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
