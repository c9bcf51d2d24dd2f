import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "event-art-preview",
  "width": 960,
  "height": 1200,
  "alt": "A dark gallery, one bronze form on a plinth under a single light.",
  "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABQBACdASoUABkAPwlsrVArpiQit/VYAXAhCWMAy+AQ76TNTjL9i35kwUAAAP7wvf2OObWpvPFqCp8Z+rCYSNRsBZlDofM+qMgNUTlZb9wAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
