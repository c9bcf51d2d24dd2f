import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "wife-biggest-liability",
  "width": 960,
  "height": 1200,
  "alt": "An open ledger ruled in red, a brass rule across it.",
  "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACwBACdASoUABkAPwVurlArpqSisAwBcCCJYwAAW9PqBbMAzEjdPV5TUp0JxB3AAP7ww92v/F8XVzEG6LEiHYaH2o6G82NKniLLVhKdLo/XlAwA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
