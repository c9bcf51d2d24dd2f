import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "killing-desire-availability",
  "width": 960,
  "height": 1200,
  "alt": "One place laid at a dark table, a candle nearly burnt down.",
  "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABwBACdASoUABkAPwlwrVArpqQit/VYAXAhCWUAzjgQ6z5/Zpnj/we5hhzdgAD+8MQTW+rAiVHpEW1+uhVLfIqAYtJ+wr6irbu3RsGsO1UAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
