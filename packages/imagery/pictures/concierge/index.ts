import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "concierge",
  "width": 1000,
  "height": 1250,
  "alt": "A brass bell on dark marble.",
  "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwBACdASoUABkAPxFusVAsJiSisBgMAYAiCWcAyrQ0b+EZ1rSQfb5P/DV5COyAAP71ZSrEaTC04bMX5eLI9kYa8tpTHXjb/+w17e/EgKy+xwOuUsGW2nwAAAA=",
  "widths": [
    480,
    800,
    1000
  ]
};

export default picture;
