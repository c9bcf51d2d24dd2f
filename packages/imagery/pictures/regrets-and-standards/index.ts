import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "regrets-and-standards",
  "width": 1200,
  "height": 1500,
  "alt": "An hourglass on dark wood, most of its sand run through.",
  "placeholder": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwBACdASoUABkAPvVkp1AqpaOit+gBUB6JYwDH5DJPxI8DrtO4OPRrRyAA/vKlAHboJqsECv/vK5JryzgXjCH9+GE32cMSA7pqQg2qf2+1n09w+a8AAA==",
  "widths": [
    480,
    800,
    1200
  ]
};

export default picture;
