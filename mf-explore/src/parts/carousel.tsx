import { Small, type } from '@clandor/ui';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { frame, scroller, slideStyle, track } from './carousel-style.ts';

interface CarouselProps {
  /** What the slides are, for screen readers: "Profiles". */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Called with how often it has been turned. */
  onTurn?: (turns: number) => void;
}

/**
 * Slides in a row (Embla): turned by its buttons, the arrow keys, Home and End, a swipe, or by moving the focus on. It
 * never turns by itself and never goes round (WAI-ARIA carousel pattern).
 */
export function Carousel({ label, slides, onTurn }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [at, setAt] = useState({ snap: 0, back: false, on: true });

  useEffect(() => {
    if (!embla) return;
    let turns = 0;
    const look = () =>
      setAt({ snap: embla.selectedScrollSnap(), back: embla.canScrollPrev(), on: embla.canScrollNext() });
    const turn = () => {
      turns += 1;
      onTurn?.(turns);
      look();
    };
    look();
    embla.on('reInit', look).on('select', turn);
    return () => {
      embla.off('reInit', look).off('select', turn);
    };
  }, [embla, onTurn]);

  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => embla?.scrollPrev(),
    ArrowRight: () => embla?.scrollNext(),
    Home: () => embla?.scrollTo(0),
    End: () => embla?.scrollTo(slides.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown} css={frame}>
      <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1rem' }}>
        <Small role="status">
          {Math.min(at.snap + 1, slides.length)} of {slides.length}
        </Small>
        <div css={{ display: 'flex', gap: '0.75rem' }}>
          <Turn label="Previous" possible={at.back} onPress={() => embla?.scrollPrev()} />
          <Turn label="Next" possible={at.on} onPress={() => embla?.scrollNext()} />
        </div>
      </div>
      <div ref={viewport} css={scroller}>
        <div css={track}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a set of fields
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              css={slideStyle}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** At an end it stays where it is and can keep the focus: a button that vanishes under a finger loses it. */
function Turn({ label, possible, onPress }: { label: string; possible: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-disabled={!possible}
      onClick={onPress}
      css={{
        ...type.label,
        minHeight: '2.75rem',
        padding: '0.5rem 0.25rem',
        background: 'none',
        border: 0,
        borderBottom: '1px solid var(--control)',
        color: 'inherit',
        cursor: 'pointer',
        '&:hover': { borderBottomColor: 'var(--accent)', color: 'var(--accent)' },
        '&[aria-disabled="true"]': { color: 'var(--muted)', borderBottomColor: 'var(--hairline)', cursor: 'default' },
      }}
    >
      {label}
    </button>
  );
}
