import type { PictureData } from '@clandor/imagery';
import { useRelease } from '@clandor/platform';
import { keyframes } from '@emotion/react';
import { playWhenSeen } from '../motion/play-when-seen.ts';
import { motion } from '../tokens/motion.ts';
import { media } from '../tokens/space.ts';

interface PictureProps {
  picture: PictureData;
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string;
  /** For the first picture of a page: fetched at once. Others wait until they come near. */
  priority?: boolean;
  /** Cuts it to this shape, as in CSS `aspect-ratio`; else it keeps its own. */
  ratio?: string;
  /** Where a page shows it only as a mood: empty alternative text. */
  decorative?: boolean;
  className?: string;
}

const larger = { transform: 'scale(1.02)' };
const settle = /* @__PURE__ */ keyframes({ from: larger });
const settleWhenSeen = /* @__PURE__ */ playWhenSeen([larger, { transform: 'none' }], motion.settle);

/**
 * A picture of the release it came with, in AVIF and WebP, with its size set and its placeholder below: nothing shifts.
 * It comes to rest when it is first seen (art-direction.md, Motion).
 */
export function Picture({ picture, sizes, priority = false, ratio, decorative = false, className }: PictureProps) {
  const { base } = useRelease();
  const { name, width, height, widths, placeholder, alt } = picture;
  const source = (format: 'avif' | 'webp') =>
    widths.map((each) => `${base}web/pictures/${name}-${each}.${format} ${each}w`).join(', ');
  return (
    <picture className={className} css={{ overflow: 'hidden' }}>
      <source type="image/avif" srcSet={source('avif')} sizes={sizes} />
      <img
        ref={settleWhenSeen}
        src={`${base}web/pictures/${name}-${widths.at(-1)}.webp`}
        srcSet={source('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        // What a visitor waits for is painted with the frame it belongs to; the rest holds no frame back.
        decoding={priority ? 'sync' : 'async'}
        style={{ backgroundImage: `url(${placeholder})` }}
        css={{
          width: '100%',
          height: ratio ? '100%' : 'auto',
          aspectRatio: ratio ?? `${width} / ${height}`,
          objectFit: 'cover',
          backgroundSize: 'cover',
          animation: `${settle} ${motion.settle} ease-out`,
          [media.still]: { animation: 'none' },
        }}
      />
    </picture>
  );
}
