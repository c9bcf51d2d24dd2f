import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "membership-gentleman",
  "width": 1600,
  "height": 1067,
  "alt": "Two onyx and gold cufflinks beside folded white cuffs.",
  "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAABwAwCdASoUAA0APxFysFCsJqSisAgBgCIJZwDCgCFm5S12loAA/ryTkpO1zXuLWGfViS0u78RGS7N5sIo2JV1tAAA=",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
