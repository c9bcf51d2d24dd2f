import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "founder",
  "width": 480,
  "height": 300,
  "alt": "A fountain pen on a half-written letter, an inkwell beside it.",
  "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAwCdASoUAA0APxFwsFAsJiSisAgBgCIJYwCo9BuRHEKaj/XKzaPAAP1TWGLL3Zd7UFs53OUXJ678xr5c/kuvgyjTjuEAAAA=",
  "widths": [
    480
  ]
};

export default picture;
