import type { PictureData } from '../../src/index.ts';

const picture: PictureData = {
  "name": "marriage-expectations",
  "width": 960,
  "height": 1200,
  "alt": "A cup of tea on a table by a wet window at dusk.",
  "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQBACdASoUABkAPxFyr1CsJqQisAgBgCIJZwC9WCHfBYRcP8g8tdS8AAD+2QCDWN7oKvCSfX0VbB4nyz7U1g3Llm/7EHBchG4VUmZTFYAAAA==",
  "widths": [
    480,
    800,
    960
  ]
};

export default picture;
