import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "contact",
  "width": 1600,
  "height": 1000,
  "alt": "An envelope closed with red wax, on dark leather.",
  "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAwCdASoUAA0APxFysFAsJqSisAgBgCIJYwCdAB6t+3WZUEwaNAAA/oQD5tXdYmAHAW7IKtk5RQE3Vg/4yuy9rst8ipLF7GzYqAAA",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
