import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "career",
  "width": 1600,
  "height": 1067,
  "alt": "A boxwood chess king and ebony pieces on a board.",
  "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAwCdASoUAA0APxFysVAsJqSisAgBgCIJZQDMHCHfvhY0DA7tToAA/u52UH0tJX9Kxs7Cu/hxAAAA",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
