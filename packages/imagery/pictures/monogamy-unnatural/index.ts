import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "monogamy-unnatural",
  "width": 960,
  "height": 1200,
  "alt": "The bridge and strings of a cello.",
  "placeholder": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAwCdASoUABkAPwlwqlArpqOisAwBcCEJYwC7ACHfjsojtr7hFnZgAP7wvBhYVzfeobsi7wEgJd/wfqT/w7kBL5SE783VguTLGDZCyAA=",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
