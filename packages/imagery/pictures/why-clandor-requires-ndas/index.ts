import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "why-clandor-requires-ndas",
  "width": 1200,
  "height": 1500,
  "alt": "A brass padlock closed on an old door.",
  "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAABwAwCdASoUABkAPxF6t1OsJ6WiqAqpgCIJZQDCgBbnF8ewqwAA/u63PJKbTS1PDyHE7uZlBzlJE4ymaD43naxglM32PgAA",
  "widths": [
    480,
    800,
    1200
  ]
};

export default picture;
