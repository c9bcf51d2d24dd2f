import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "luxury-travel",
  "width": 1600,
  "height": 1000,
  "alt": "A jetty with small lanterns on still water, mountains behind in the blue hour.",
  "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAABwAwCdASoUAA0APxFysFAsJqSisAgBgCIJZQAAW9Nf4LHWwxAA/ruW4RlbM6kgTvtgw5oQlPDzCCkXqmBrned1gAA=",
  "widths": [
    480,
    800,
    1200,
    1600
  ]
};

export default picture;
