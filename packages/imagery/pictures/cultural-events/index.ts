import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "cultural-events",
  "width": 1600,
  "height": 1000,
  "alt": "A red velvet curtain with a gold fringe behind footlights, rows of seats before it.",
  "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAABQAwCdASoUAA0APxFysFAsJqSisAgBgCIJZgCdMoAEZxA8wAD+7h6oTfOwQ/iGBL5XNcuXsIhQ7mgIqTIk8erwM+YAAA==",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
