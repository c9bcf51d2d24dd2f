import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "trip-marrakech",
  "width": 960,
  "height": 1200,
  "alt": "A pierced brass lantern, its light in patterns on a red wall.",
  "placeholder": "data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAAAQBQCdASoUABkAPxFqsFAsJaSit/VYAYAiCWYAeM4B92c/9GdsziQ3wctDxRZjKcQAAP7kIyd+TC2+PLuukNcRZkX6/WyiROc/lNHB+naeNFuxZ1J4LNFxsMfVyFoxEqM76l81iGWNdToDQ8rTJPvdh0+slSvEZaHwy4AA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
