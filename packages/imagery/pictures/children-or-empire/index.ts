import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "children-or-empire",
  "width": 960,
  "height": 1200,
  "alt": "Harbour cranes at dusk over dark water, a light in each.",
  "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACwAwCdASoUABkAPw1qr1AsJaQqN/VYAYAhiWMAALvrNFfobr8hAAD+7oF8HqzB3Zz2YSRAa5SGW07Bmd0TzZMDShScPl7iQWElNfrZi6DybBodPIAAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
