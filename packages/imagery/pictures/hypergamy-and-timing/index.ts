import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "hypergamy-and-timing",
  "width": 960,
  "height": 1200,
  "alt": "The glowing valves of an old wireless.",
  "placeholder": "data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADwAwCdASoUABkAPv1oqlArJiQit/qoAWAfiWUAyNQtxzcP5aaED0yYAP7vwt+DO6ZfdgiAwhVhA8OEW0zhS0QQzvvO8xKuAFrmYWzE078wRaz0RPDON8X8ZG5c4fSbi0ti0gAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
