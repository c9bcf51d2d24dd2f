import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "education",
  "width": 1600,
  "height": 1067,
  "alt": "Old cloth-bound books with a ribbon, gold spectacles on top.",
  "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAwCdASoUAA0APxF2sVAsJ6SisAgBgCIJYwCw7CHhehac7S3lrseAAP7uju3R6Qt+lOFPufm5X6yaUuUsbO8yFcFBgAAA",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
