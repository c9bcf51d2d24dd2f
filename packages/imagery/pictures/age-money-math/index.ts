import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "age-money-math",
  "width": 960,
  "height": 1200,
  "alt": "A heap of sand, one gold coin at its foot.",
  "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACQBACdASoUABkAPxF4tlMsJyUiqAqpgCIJYwDLLBEcptsi4W5t1tJ6yc/F2AAA/u51GEnSuvnGVSlZkcWqAmuRB0P5//hlCIr9Bdia7hZ3+Cp57iPOYAAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
