import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "criteria",
  "width": 1600,
  "height": 1000,
  "alt": "A watch’s movement: wheels, a balance and its spring.",
  "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAwCdASoUAA0ALtGIxGIkLCwsDADQSysjyo5p2+SXwl6AAP7xXgMEyffvLaNUXVc52JmQdAiJx5rwgAA=",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
