import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "membership-lady",
  "width": 1600,
  "height": 1067,
  "alt": "Two strands of pearls on dark silk.",
  "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQBACdASoUAA0APxFysFAsJqSisAgBgCIJZQC2yB0/eWn1k7p/CkoIAAD+zeWt99asZWcXUWS+pjGbT1pgINV1zsH7EC59jSq8AA==",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
