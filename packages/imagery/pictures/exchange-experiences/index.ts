import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "exchange-experiences",
  "width": 960,
  "height": 1200,
  "alt": "A striped balloon lit from within, over dunes at dawn.",
  "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACwBACdASoUABkAPw1wslAsJi+isBgMAfAhiWMAsOwKGMnzSrwfiV5S6tC6XloAAP0cEi2soCvDeCB/jAEjZO/ulPtSq8h9D5d3K6rfKbOALfIXpokpDyy5j+AAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
