import type { ReactNode } from 'react';
import { hiddenStyle } from '../hidden/hidden-style.ts';
import { media } from '../tokens/space.ts';
import { type } from '../tokens/type.ts';
import { cardStyle, inputStyle, nameStyle, pictureStyle } from './radio-cards-style.ts';

export interface RadioCard {
  value: string;
  title: string;
  subtitle: string;
  description: string;
  /** A `Picture`; the words say what it stands for, so it is `decorative`. */
  picture?: ReactNode;
}

interface RadioCardsProps {
  /** Of the radios; unique on its page. */
  name: string;
  /** The question, for screen readers; the page asks it in its own way. */
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
        {cards.map((card) => {
          const chosen = value === card.value;
          return (
            <label key={card.value} css={[cardStyle, card.picture ? pictureStyle : null]}>
              <input
                type="radio"
                name={name}
                value={card.value}
                checked={chosen}
                onChange={() => onValueChange(card.value)}
                aria-label={`${card.title}: ${card.subtitle}`}
                aria-describedby={`${name}-${card.value}`}
                css={inputStyle}
              />
              {card.picture && (
                <span css={{ opacity: value === null || chosen ? 1 : 0.55, transition: 'opacity 0.4s' }}>
                  {card.picture}
                </span>
              )}
              <span css={{ display: 'grid', gap: '0.75rem', alignContent: 'start' }}>
                <span css={[nameStyle, chosen && { borderTopColor: 'var(--accent)' }]}>
                  <span css={type.heading}>{card.title}</span>
                  {chosen && <span css={{ ...type.label, color: 'var(--accent)' }}>Selected</span>}
                </span>
                <span css={{ ...type.label, color: 'var(--accent)' }}>{card.subtitle}</span>
                <span id={`${name}-${card.value}`} css={{ ...type.body, color: 'var(--muted)' }}>
                  {card.description}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
