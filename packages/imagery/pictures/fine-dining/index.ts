import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "fine-dining",
  "width": 1000,
  "height": 1250,
  "alt": "Candles along a dark table, a glass in front of them.",
  "placeholder": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQBACdASoUABkAPwlurlArpiQit/VYAXAhCWMAzNAQ7+AoIO+1czLtwAD+8L021iK+BceUIuCYISGVnKdxOKElK628F6iMbc1YNdp38AA=",
  "widths": [
    480,
    800,
    1000
  ]
};

export default picture;
