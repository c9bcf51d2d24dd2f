import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "exchange-superyachts",
  "width": 960,
  "height": 1200,
  "alt": "A brass cleat and a coiled rope on a teak deck, the sea at dusk behind.",
  "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQBACdASoUABkAPxF2rVAsJ6QisBgMAYAiCWUAAC5ovXS+hFdiRC6EAADxda+Zq2JXy/dXvCfT22QqolrVc+rYpSxQRKNRf9LKnkwe5oAAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
