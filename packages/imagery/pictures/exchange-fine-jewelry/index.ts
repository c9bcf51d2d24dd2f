import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "exchange-fine-jewelry",
  "width": 960,
  "height": 1200,
  "alt": "A cut stone in a gold ring, on blue velvet.",
  "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQBACdASoUABkAPxF8tFQsJ6SjKAqpgCIJZwDMWBEc3XZHNBsaxQJHAAD+7nc406eEeaEWHrRyL5bEITyGVKMOhenWdMCjgAAAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
