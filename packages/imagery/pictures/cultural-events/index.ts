import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "cultural-events",
  "width": 1600,
  "height": 1067,
  "alt": "A heavy theatre curtain in the light of one lamp.",
  "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAgCdASoUAA0APxFysFAsJqSisAgBgCIJYwC2yDDWAAD+736+JmA7e7F4gqHZoAA=",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
