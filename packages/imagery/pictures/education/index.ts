import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "education",
  "width": 1600,
  "height": 1067,
  "alt": "Old cloth-bound books with a ribbon, gold spectacles on top.",
  "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAwCdASoUAA0APxF2sVAsJ6SisAgBgCIJYwCw7CHhXNnEcXdg8UAA/u6SFBtWitiJXMF1etiW3oyqAp38qbtbiZZ4AAAA",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
