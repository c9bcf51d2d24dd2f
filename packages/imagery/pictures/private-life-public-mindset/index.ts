import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "private-life-public-mindset",
  "width": 960,
  "height": 1200,
  "alt": "A window at night, its curtains drawn, a lamp behind them.",
  "placeholder": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACQBACdASoUABkAPwFkq1ArJSQit/qoAWAgCWwAuwAh39zAoYd4IDH+9L5vncAA/u5/QCKEc6s//lCIzvErqOQ6SOhY1O5Q8qA67D6gqEcash2D4DtYtfGvC1tHw5UAAAA=",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
