import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "services",
  "width": 480,
  "height": 300,
  "alt": "A grand piano’s keys, a lamp reflected in the black lacquer behind them.",
  "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAwCdASoUAA0APxF4tFGsJyUisAgBgCIJYwC7ACHfjeCREEksAAD+8LwH/Z+RQaKFipBx/QIZlhJMw18bFU9ChMC4bDgA",
  "widths": [
    480
  ]
};

export default picture;
