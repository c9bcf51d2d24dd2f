import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "exclusive-access",
  "width": 1600,
  "height": 1067,
  "alt": "A velvet rope between brass posts, a lit doorway behind it.",
  "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQAwCdASoUAA0APxFysFAsJqSisAgBgCIJYwC7ABhtE9jWAAD+6/9y4755+T3E00XFeTjNJDzoUH02Nl6gvEPOBRG0EVJ7sAAAAA==",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
