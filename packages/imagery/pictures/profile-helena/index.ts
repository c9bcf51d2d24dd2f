import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "profile-helena",
  "width": 960,
  "height": 1200,
  "alt": "A woman’s profile in silhouette against a lit curtain, her hair pinned up.",
  "placeholder": "data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAAAwBQCdASoUABkAPxF6tFQsJ6SjKAqpgCIJZACdMuNwJ0eBo0cP3y+iOdc2MQ5IqjsogAD90WTKNODC4WShbBRfSc56lqp0puL5rzaxJUWJVHGHo7E/WuueeQjivx4fBDkubtfJH49HZco93WqczwbOZuHgLTDU7NQ7b5QAAAA=",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
