import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "careers",
  "width": 1600,
  "height": 1000,
  "alt": "An empty desk under a lit lamp, a tall window and a city behind it.",
  "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAwCdASoUAA0APxF6tFAsKCUisAgBgCIJZwAAWp8vPbWURbMAAP7uh4gz99atFz3pAeJL3ZrpLOOIHwAAAA==",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
