import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "careers",
  "width": 480,
  "height": 300,
  "alt": "An empty desk under a lit lamp, a tall window and a city behind it.",
  "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAgCdASoUAA0APxFOv1osIqgkmAGAIglnAAB7O+HsAAD+7zhtFQv7foG0WD1t49Jr/qNc98ad8AAA",
  "widths": [
    480
  ]
};

export default picture;
