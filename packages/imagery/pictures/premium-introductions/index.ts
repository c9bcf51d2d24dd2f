import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "premium-introductions",
  "width": 1600,
  "height": 900,
  "alt": "Two gold rings leaning together on dark silk.",
  "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAwCdASoUAAsAPxFysVAsJqSisAgBgCIJZwAAQzbbCZwRoOrSAAD+6cVlgBTSclq1qD1WEcXjV3XZ08pL02vQDQVJMYocAAA=",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
