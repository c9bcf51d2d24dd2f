import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "travel-planning",
  "width": 1600,
  "height": 1067,
  "alt": "An aircraft window at dusk, ranges of hills below in haze.",
  "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABQAwCdASoUAA0APxFysFAsJqSisAgBgCIJZQAAUqvPvG+nQAD+7LtmBaTNN+WjhrVO/A4hUOOAAA==",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
