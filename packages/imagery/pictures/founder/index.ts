import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "founder",
  "width": 1600,
  "height": 1000,
  "alt": "A fountain pen on a half-written letter, an inkwell beside it.",
  "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAwCdASoUAA0APxF0sVCsJqSisAgBgCIJYwCsABtZ+hwn93O1oAD9U1dooJjH6U7Ra2h1kJgId1qsvQUTajwIXIfIAZAAAAA=",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
