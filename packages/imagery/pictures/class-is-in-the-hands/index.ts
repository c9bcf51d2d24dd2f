import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "class-is-in-the-hands",
  "width": 960,
  "height": 1200,
  "alt": "Brass nails along the edge of a leather chair.",
  "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAwCdASoUABkAPxF6uFMsJ6WiqAqpgCIJZQC3uBC0u683kyKlc2m4AMmxUF4Rpcf9HxR8D0+BwmFwFP+6x/Jaisogzv69LFmUAAAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
