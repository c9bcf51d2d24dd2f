import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "event-opera-premiere",
  "width": 960,
  "height": 1200,
  "alt": "Opera glasses on a red velvet ledge, chandeliers soft behind them.",
  "placeholder": "data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAAAwBQCdASoUABkAPwVwrFArpqQit/VYAXAgiUATo2jtt/gHkgKomCTK10m5N15BaaxkAAD+6eLqOfMdCR+naNot2syncyXCNQIcP3CEq4icDCfTwxzmDmp8vDDaA+cO8OCSlgssl0kGpt8IYrcdlJ27vemNhHXmlDdqub3zrAAAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
