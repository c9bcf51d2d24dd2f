import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "membership-couple",
  "width": 1600,
  "height": 1067,
  "alt": "Two brass keys on one ring, on dark marble.",
  "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABQAwCdASoUAA0APxFysFAsJqSisAgBgCIJZQC06CKTuYF1QAD+3FmqcP1ubbh0RmYYyu8sIZcHS+h8AAA=",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
