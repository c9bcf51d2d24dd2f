import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "reading-weak-men",
  "width": 960,
  "height": 1200,
  "alt": "A ship’s compass in a brass bowl.",
  "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAABQBACdASoUABkAPxF4sVIsJySisBgIAYAiCWUAyNQQ5l1OseP3kKr2Y70IAP7wxBNQi2anLxAe5SMq/+eC+s9rAqA6cx14DZ9qv3aWgPqGAAAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
