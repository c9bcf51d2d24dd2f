import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "restaurants",
  "width": 1600,
  "height": 1067,
  "alt": "A cut tumbler with one block of ice on a dark bar, small lights behind it.",
  "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAwCdASoUAA0APxFysFAsJqSisAgBgCIJYwC/OCHfUzIlXIN+3HAA/u56uE/0bGs/eixdaiY4Dc6nZR7Z579hAeyAAA==",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
