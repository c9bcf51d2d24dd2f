import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "casual-encounters",
  "width": 960,
  "height": 1200,
  "alt": "A red book lying on a wet bench at night.",
  "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABwAwCdASoUABkAPxF0r1AsJyQisAgBgCIJYgDDNDCL1v8EUQAA/u7bMUpNuTsD7Yh4NsoyKLwaE8XmGQjSQVeb1ul7nooknhD+gAAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
