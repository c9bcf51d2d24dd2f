import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "services",
  "width": 1600,
  "height": 1000,
  "alt": "A grand piano’s keys, a lamp reflected in the black lacquer behind them.",
  "placeholder": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACQAwCdASoUAA0APxFysVAsJqSisAgBgCIJYwC7ABuZrr7bqNq4AP7unq80CNtHNAQWtaIn3oGakrxflCfY3MxqRD7m1eAOPQB1QwfMEJ3DK/VoAAA=",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
