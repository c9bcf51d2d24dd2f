import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "profile-ines",
  "width": 960,
  "height": 1200,
  "alt": "A wide straw hat with a black ribbon, seen from behind.",
  "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAQBQCdASoUABkAPwFmrFArJaQit/qoAWAgCWMAwzQh3y74T/FECH22QAXFJw3Ra6KAAP7Y60xvljPwi0SmALd779J1uDzJogtdzltRFfwj9Kf1maEUxx2rvNP0kmVKw0fCXoAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
