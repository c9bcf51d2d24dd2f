import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "education",
  "width": 480,
  "height": 320,
  "alt": "Old cloth-bound books with a ribbon, gold spectacles on top.",
  "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAgCdASoUAA0APxFOv1osIqgkmAGAIgllAL84dbwAAP72Gr2VzBT8fqhkOTJtIDI3P/NRHp5qVROzDMzyAAAA",
  "widths": [
    480
  ]
};

export default picture;
