import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "trip-kyoto",
  "width": 960,
  "height": 1200,
  "alt": "The shadow of a maple branch on a lit paper screen.",
  "placeholder": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABwBACdASoUABkAPw1srlAsJaQit/VYAYAhiWIAsOwQryzn/N0k3gebcMQsQADNWxfIZjZ/ANPOiGcaWGE5GHE30QobbhY4VKXMI05KKwWAsa9+TaugK2H2K4+QIKmFHXtd5gyIAAA=",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
