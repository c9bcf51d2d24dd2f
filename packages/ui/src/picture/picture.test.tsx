import type { PictureData } from '@clandor/imagery';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const bell: PictureData = {
  name: 'bell',
  width: 1000,
  height: 1250,
  alt: 'A brass bell.',
  placeholder: 'data:image/webp;base64,UklGRg==',
  widths: [480, 1000],
};

const draw = (props: { priority?: boolean; decorative?: boolean; ratio?: string } = {}) => {
  const { container } = render(<Picture picture={bell} sizes="50vw" {...props} />);
  return {
    source: container.querySelector('source') as HTMLSourceElement,
    image: container.querySelector('img') as HTMLImageElement,
  };
};

it('names the files of its release in both formats and every width', () => {
  const { source, image } = draw();
  expect(source.getAttribute('srcset')).toBe('/web/pictures/bell-480.avif 480w, /web/pictures/bell-1000.avif 1000w');
  expect(image.getAttribute('srcset')).toBe('/web/pictures/bell-480.webp 480w, /web/pictures/bell-1000.webp 1000w');
  expect([source.getAttribute('sizes'), image.getAttribute('sizes')]).toEqual(['50vw', '50vw']);
});

it('has its size and its placeholder before it is there', () => {
  const { image } = draw();
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1000', '1250']);
  expect(image.style.backgroundImage).toContain(bell.placeholder);
});

it('waits until it comes near, unless it is the first of a page', () => {
  expect(draw().image.getAttribute('loading')).toBe('lazy');
  cleanup();
  const { image } = draw({ priority: true });
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

it('is silent where it is only a mood', () => {
  expect(draw().image.alt).toBe('A brass bell.');
  cleanup();
  expect(draw({ decorative: true }).image.alt).toBe('');
});
