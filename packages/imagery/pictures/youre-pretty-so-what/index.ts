import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "youre-pretty-so-what",
  "width": 1200,
  "height": 1500,
  "alt": "A brass hand mirror on dark velvet, a lamp in its glass.",
  "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwBACdASoUABkAPxF2q1AsJ6OisBgMAYAiCWUAzBwQ77nWdtHUlhGNtgAA/uvZILuI49ulN/4gptmBNAP3YHbeob2aE20Y55YAAA==",
  "widths": [
    480,
    800,
    1200
  ]
};

export default picture;
