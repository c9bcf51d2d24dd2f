import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "success-made-you-boring",
  "width": 960,
  "height": 1200,
  "alt": "A wooden metronome, stopped.",
  "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAwAwCdASoUABkAPxFytFKsJiUisBgIAYAiCWcAznQWqDWAAP7vgfYjKx1Is5O+zS/6x4AA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
