import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "z-private-talent",
  "width": 960,
  "height": 1200,
  "alt": "One bare work light on an empty stage, a red curtain behind it.",
  "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQAwCdASoUABkAPxF+t1WsJ6UjKAgBgCIJYwC7ABEcrKpkmk54AP7udmYF0E+mt+8ft2rslb6YFHA/F36gUZKEMV4eCwZfJTqfjaDYQgAAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
