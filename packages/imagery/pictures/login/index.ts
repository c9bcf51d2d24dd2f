import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "login",
  "width": 1600,
  "height": 1000,
  "alt": "A dark panelled corridor, one door ajar, warm light on the boards.",
  "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAwCdASoUAA0APxFysFAsJqSisAgBgCIJZwAAW+lmJ9DAAP7r9F50L9uzu/GSF9dghqG9YEpi8hMvC0AAAA==",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
