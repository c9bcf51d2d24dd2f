import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "lifestyle",
  "width": 480,
  "height": 320,
  "alt": "A glass flacon with a gilt cap on marble, folded cashmere behind it.",
  "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAwCdASoUAA0APxFysVAsJqSisAgBgCIJZ12AV5kUGQAA/u8PK0Va/qgw+9cuUnh+iqsfM6kD9KjJEIDTe3EgAAA=",
  "widths": [
    480
  ]
};

export default picture;
