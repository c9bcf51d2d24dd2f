import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "fine-dining",
  "width": 1200,
  "height": 1500,
  "alt": "Candles along a dark table, two wine glasses in front of them.",
  "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQBACdASoUABkAPwFmrFArJaSit/qoAWAgCWMAxkAh37/jGdY2dp0lQAD+8L021iK+PdoBcQ1d2b3/ZajCpTiBd1XsrpL9IAA=",
  "widths": [
    480,
    800,
    1200
  ]
};

export default picture;
