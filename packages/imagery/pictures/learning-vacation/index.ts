import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "learning-vacation",
  "width": 960,
  "height": 1200,
  "alt": "A violin’s bridge on a workbench among wood shavings.",
  "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwBACdASoUABkAPxF8r1MsJ6OiqA1RgCIJZQC84BEco6mfeZ/0sClwoAAA/u52dPVMVYvrL5/P0v4DqZ39W/MO2IT+WRWcVZm44/9iblZ2goAA",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
