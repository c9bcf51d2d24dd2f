import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "profile-alexander",
  "width": 960,
  "height": 1200,
  "alt": "A man’s profile in silhouette at a blue window with rain on it.",
  "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADQBACdASoUABkAPwFusVArJqUisAwBYCAJYwC2yCF5El576zAQ71jTmLVCxX4mAAD+ES4JRnlm2QSmeRD5kWRz9XheaM/N7be38F0g1gWk+WOg9Sy1dBUuS8hkddkBoz8AAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
