import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "love-through-respect",
  "width": 960,
  "height": 1200,
  "alt": "A surveyor’s brass dividers standing on an old map.",
  "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQBACdASoUABkAPxFqsFAsJaSit/VYAYAiCWcAyRAQ7+ObnQ1PCWCE2+igAP7uhKxKrLsebJuVIS68GUgjhvZeS/slOGG3mbM4AA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
