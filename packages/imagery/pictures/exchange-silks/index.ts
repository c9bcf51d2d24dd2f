import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "exchange-silks",
  "width": 960,
  "height": 1200,
  "alt": "Spools of silk thread and a brass thimble on a pale cloth.",
  "placeholder": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQBACdASoUABkAPxF6s1OsJySiqAqpgCIJZQC4MBEbom5YcOaf2El7W9qb9U8GAAD+7pIpY5rgarPHp3Ytvw+7r01VQstZ0hMgMP6WP+5LMZKaaPUT0+v6ISEwKvoZIAA=",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
