import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "landing-hero",
  "width": 1600,
  "height": 900,
  "alt": "The sea at night under a low moon, one lamp on a headland.",
  "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABwAwCdASoUAAsAPxFysFAsJqSisAgBgCIJaQAAW+s26HGpTAAA/uL0152T598gCRuW1wgjhQAAAA==",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
