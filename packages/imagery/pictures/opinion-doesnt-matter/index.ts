import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "opinion-doesnt-matter",
  "width": 960,
  "height": 1200,
  "alt": "A jug of water and two glasses on a table, shelves of books behind.",
  "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAABwBACdASoUABkAPwVurFArpqQit/VYAXAgiWUApawW65uRukTs6S3TvmkoAAD+71mb7Cyeaz8mvVS/y/RR0e/b6MWrCKe1CkFlbx/SbUPLDEgFsyIadHTqRFkGPa7Hf24gAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
