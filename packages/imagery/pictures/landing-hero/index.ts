import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "landing-hero",
  "width": 1600,
  "height": 900,
  "alt": "A long, low house at dusk beyond still water, its tall windows lit, cypresses beside it.",
  "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAwCdASoUAAsAPxF6tFAsKCUisAgBgCIJZQAAW+oFNhouW7fSgAD+2MGgD9+kYXEM9d4J7LQXEyEf1viMzkLiyd8wSvh2TDNWsOAA",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
