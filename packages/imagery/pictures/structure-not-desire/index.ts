import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "structure-not-desire",
  "width": 960,
  "height": 1200,
  "alt": "Embers behind the bars of a kitchen grate.",
  "placeholder": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACQBACdASoUABkAPxF2sFCsJ6SisAgBgCIJQBbdIJBgaqqlYpaW6AbcFqH0ZQAA/u50007PIoGG9zRD/5WejEWevYOtbKCqjVkQKV0LRf7Ai64FZkQU6F6FKl2AAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
