import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "z-gentleman-network",
  "width": 960,
  "height": 1200,
  "alt": "A cut decanter and a glass of brandy on a silver tray, a fire behind them.",
  "placeholder": "data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAADwBACdASoUABkAPxFyr1CsJqQisAgBgCIJYgB4VgPptwViTP66wyabcpyXxEUydVoA/u6hjiqQNftv+kVyBMq/vwOI2CMBn0gGnyPlilBSZIsUxbvw4e7Eb2iQmIGgkp4nbey0IuzG6cgPmdB3KgAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
