import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "white-glove-service",
  "width": 960,
  "height": 1200,
  "alt": "A silver salver with an ivory card on it, in the light of one window.",
  "placeholder": "data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADQBACdASoUABkAPxF6s1IsKCSisBgIAYAiCWUAAC5tGB45NNmAVJvAgd6TGWDgAAD+8MPOlZB8CYO6LNmeUMDtXpT1IUgOzBduqRrGFVAqeB478W0Dx7zR12T9gjJ9L7LmIKpJdkWGKYAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
