import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "z-investment",
  "width": 960,
  "height": 1200,
  "alt": "The brass wheel of a vault door, lit from one side.",
  "placeholder": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQBACdASoUABkAPxGAuFWsKCUjKAgBgCIJZQC7AA9zfgeUi4eJ1U4Grz0zfiengAD96w+wLQ6uOcurj6KX8HBBvAFa3YDkG0EF6fvso5p7TkN/i+hZUv/0bgFcAsTAAAA=",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
