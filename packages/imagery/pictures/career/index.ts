import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "career",
  "width": 1600,
  "height": 1067,
  "alt": "A boxwood chess king and ebony pieces on a board.",
  "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACQAwCdASoUAA0APxF0sVCsJqSisAgBgCIJQBfJA9IxsGKYNa7wAP7uoY4qj0/xK3EzTw68z8xESDS58kl/4cAA",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
