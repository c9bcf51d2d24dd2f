import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "lifestyle",
  "width": 1600,
  "height": 1067,
  "alt": "A glass flacon with a gilt cap on marble, folded cashmere behind it.",
  "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACQAwCdASoUAA0APxF0sVCsJqSisAgBgCIJYwC06BrYbgmGM9AAAP7ssKnIkcDShUfntUVTxVKnZ7eOr2jI4fJj6PZEdnu4gm0hAAAA",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
