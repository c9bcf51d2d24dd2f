import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "trip-amalfi-coast",
  "width": 960,
  "height": 1200,
  "alt": "Houses lit along a steep coast at dusk, their lights in the water.",
  "placeholder": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADwBACdASoUABkAPv1oq1ArNaQit/qoArAfiWMAtRuOwnlqAexr6P7KmHVemplSEgAA/r/sOP6jJN4VGK6SnNei8vlgi5HGLYHentOWL6IoOMG5eX/sGq3bXpBVnTVMFKEA6EAAAAA=",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
