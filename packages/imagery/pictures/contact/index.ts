import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "contact",
  "width": 1600,
  "height": 1000,
  "alt": "An envelope closed with red wax, on dark leather.",
  "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABwBACdASoUAA0APxFysVAsJqSisAgBgCIJQBOmUGaNiT5LYW/FJE/eSkeh4AD+o2qwMsiE4mOaego1B3+trp5qMc+5gzQO00IXg788UL95ylulxagAAA==",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
