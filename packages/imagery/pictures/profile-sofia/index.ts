import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "profile-sofia",
  "width": 960,
  "height": 1200,
  "alt": "A silk scarf knotted at the back of a neck.",
  "placeholder": "data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAACwBACdASoUABkAPxFqtFAsJaUisBgMAYAiCUAWHYHo4252auMGHKkU5wBmSAiAAP7o8WnWyikC1MS7cLQcXriEvW2Gf0uSJPNyE+7F4e9i61Dix5B550Fv/SQSv7fg3AAAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
