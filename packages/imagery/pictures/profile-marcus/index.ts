import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "profile-marcus",
  "width": 960,
  "height": 1200,
  "alt": "A dark jacket from behind, a white collar above it.",
  "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAwCdASoUABkAPxF2slIsJzSiqA1SkCIJZwDNhA6/NKU9yoi7og0YAP7r/oBLkG53gTdzGKEiPZMKMztsqFuWFdJ4A9I+sUAAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
