import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "event-night-race",
  "width": 960,
  "height": 1200,
  "alt": "Red light trails through a bend of a wet track at night.",
  "placeholder": "data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwBQCdASoUABkAPxF4slIsJySiqA1RgCIJYgDCgEXfxln/5i3nLMtsvS5WrKjkubOoQAD+9WcBrBvx8AKSjfYpSuyx8QRkfN/+zCWngT/bWdP3OGlyR2vFqL1ts9cDIhGGC+MKHUfXGKoz5YCkyAAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
