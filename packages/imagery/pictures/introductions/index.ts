import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "introductions",
  "width": 1600,
  "height": 1067,
  "alt": "Two champagne coupes on a sill, a city’s lights behind wet glass.",
  "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAwCdASoUAA0APxFysFAsJqSisAgBgCIJZQCdACHKIjiSvr1wxAAA/uRYwZaV+ukXLU6UtSQrGOcfT9BIkJjl3oYDwAAA",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
