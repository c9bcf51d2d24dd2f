import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "event-truffle-dinner",
  "width": 960,
  "height": 1200,
  "alt": "White truffles under a glass dome on linen.",
  "placeholder": "data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACwBACdASoUABkAPxF4tFOsJySiqAqpgCIJYwC7ABEcSI7c3H8G2FnSl3wCROWgAP7sgHAx8x2Lu58hBSJ4yZozvY9CosUWNXLCXf5NuTExlDBDZlYGvu8XZk4BpVELwncsD7yxB2ymm/wTSRIOpaWfW7H7nDwuAAA=",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
