import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "exchange-supercars",
  "width": 960,
  "height": 1200,
  "alt": "A wire wheel under the curve of a dark red wing.",
  "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACQBACdASoUABkAPxF8slQsJ6QjKAqpgCIJZQDH5BI/42YL99uWh79Z1WCuBAAA/tyYustkS8Kuq16aZhgcR9g6tyxPdhoRp9E8mE/WjleFXkkU9Q6kMLAPQO6gAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
