import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "trip-st-moritz",
  "width": 960,
  "height": 1200,
  "alt": "A timber house in snow at dusk, its windows lit, rock peaks behind.",
  "placeholder": "data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAABQBACdASoUABkAPvVmqFAqpaQit+gBUB6JQBTihSIUUTxhrIrNOkL9cWCAAP6exjbBfohsrgijxSE6xpFwbjWgCmaOs99R+1BHPckO4VAc0FzUzZlr8f86nlC6YkNXR9EYfyIGD7MAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
