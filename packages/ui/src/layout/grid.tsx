import type { ReactNode } from 'react';
import { media, space } from '../tokens/space.ts';

/** Twelve columns from 48rem on; one before. */
export function Grid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={className}
      css={{
        display: 'grid',
        gap: space.large,
        [media.medium]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 'clamp(1rem, 2vw, 2rem)' },
      }}
    >
      {children}
    </div>
  );
}

/** A place in the twelve columns: the line it begins at, from 1, and how many it spans. */
interface Place {
  from: number;
  span: number;
}

interface ColumnProps extends Place {
  /** Another place from 64rem on. */
  large?: Place;
  children: ReactNode;
  className?: string;
}

const at = ({ from, span }: Place) => ({ gridColumn: `${from} / span ${span}` });

/** A cell of `Grid`, placed from 48rem on. Uneven places are wanted: nothing here is centred by habit. */
export function Column({ from, span, large, children, className }: ColumnProps) {
  return (
    <div
      className={className}
      css={{ minWidth: 0, [media.medium]: at({ from, span }), [media.large]: large && at(large) }}
    >
      {children}
    </div>
  );
}
