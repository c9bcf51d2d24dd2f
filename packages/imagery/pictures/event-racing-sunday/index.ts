import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "event-racing-sunday",
  "width": 960,
  "height": 1200,
  "alt": "A white running rail along turf in low sun.",
  "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAwCdASoUABkAPxF0q1CsJyOisBgMAYAiCWUAvkgHLgqZH5bIIADkIf1+xoHT+9A5P0vKh7E01mYUGqzPAkgH0MfJ6peIpm20AAAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
