import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "about",
  "width": 1600,
  "height": 1000,
  "alt": "A stone stair winding up in a dark hall, light on its brass rail.",
  "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAwCdASoUAA0APxF0sVAsJySisAgBgCIJZQCdACG52EaF3uj/jQAA/uy8vou+0xvEKA7q4yJcBw4+uB9sAAAA",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
