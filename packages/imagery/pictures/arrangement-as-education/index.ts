import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "arrangement-as-education",
  "width": 960,
  "height": 1200,
  "alt": "A pencil on sheets of squared paper covered in notes.",
  "placeholder": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACQBACdASoUABkAPwlsrlArpaQit/VYAXAhCWUAwoAQ62g06JtJEU84FGdTYIAA/vDEDNVhYU4QOkTv7MZNyoraVvTBAbIurLx/UYwg5Iktj8pclJL9YXWAAAA=",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
