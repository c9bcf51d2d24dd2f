import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "exchange-real-estate",
  "width": 960,
  "height": 1200,
  "alt": "An iron gate ajar, a lit doorway far behind it.",
  "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwBACdASoUABkAPwFiq1ArJSQit/qoAWAgCWMAygAh37rgc+ou4yMLStcvvju0qAAA/ui4IsczwnHhnWoIdzZMr3PDymQPa6J/04gb53IvH0DS4H98UOgAAAA=",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
