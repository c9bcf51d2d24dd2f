import type { PictureData } from '@clandor/imagery';
import { useRelease } from '@clandor/platform';
import { keyframes } from '@emotion/react';
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

const settle = keyframes({ from: { transform: 'scale(1.02)' }, to: { transform: 'scale(1)' } });

/** A picture of the release it came with, in AVIF and WebP, with its size set and its placeholder below: nothing shifts. */
export function Picture({ picture, sizes, priority = false, ratio, decorative = false, className }: PictureProps) {
  const { base } = useRelease();
  const source = (format: string) =>
    picture.widths.map((width) => `${base}web/pictures/${picture.name}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture className={className} css={{ overflow: 'hidden' }}>
      <source type="image/avif" srcSet={source('avif')} sizes={sizes} />
      <img
        src={`${base}web/pictures/${picture.name}-${picture.widths.at(-1)}.webp`}
        srcSet={source('webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundImage: `url(${picture.placeholder})` }}
        css={{
          width: '100%',
          height: ratio ? '100%' : 'auto',
          aspectRatio: ratio ?? `${picture.width} / ${picture.height}`,
          objectFit: 'cover',
          backgroundSize: 'cover',
          animation: `${settle} 1s ease-out both`,
          [media.still]: { animation: 'none' },
        }}
      />
    </picture>
  );
}
