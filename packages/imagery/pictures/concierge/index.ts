import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "concierge",
  "width": 1200,
  "height": 1500,
  "alt": "A brass bell on dark marble.",
  "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAABQBACdASoUABkAPxF6sVIsJ6SiqA1RgCIJZwDOOEXfwjBzuBvYeDl0QyNgAP72gOECTffDpviTPMXsO34y0eaBKTYQ+Rm22kJbXt+Hp9ZD7SNJGdLKbcMAAAA=",
  "widths": [
    480,
    800,
    1200
  ]
};

export default picture;
