import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "luxury-travel",
  "width": 1600,
  "height": 900,
  "alt": "Dunes after sunset, the last light on one ridge.",
  "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAwCdASoUAAsAPxFyslAsJqSisAgBgCIJYwCw7CHXbSAoAO+6gAD+bp6U3dM/QznyK/KRgdRVNy0AAAA=",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
