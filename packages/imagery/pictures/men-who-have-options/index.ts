import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "men-who-have-options",
  "width": 960,
  "height": 1200,
  "alt": "One coat on a row of brass hooks.",
  "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwBACdASoUABkAPxF8slQsJ6+jKAqp8CIJZQDKABI/+5Yje8XkGcjKgAAA/i76mblqnEDzhSVRihTHBEBx93LwcgR09LQrdwAAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
