import sharp, { type Sharp } from 'sharp';
import { noise } from '../../video/testing/random.ts';

/** What must not be in a photo that a stranger could find. */
export const SECRETS = ['48/1', 'Pixel 11', 'Anna Secret', '35 rue de Secret', 'GPSLatitude'];
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,51.3N"/></rdf:RDF></x:xmpmeta>`;

/** Of all photos here: landscape, red above, blue below, so that one sees how it stands. */
export const WIDTH = 320;
export const HEIGHT = 200;

export const picture = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: WIDTH, height: HEIGHT / 2, channels: 3, background: 'blue' } }, gravity: 'south' },
  ]);

/** With a place, a camera, an owner and a wide-gamut profile, laid down as the EXIF orientation (1 to 8) says. */
export async function snapshot(format: 'jpeg' | 'png', orientation = 1): Promise<Buffer> {
  const upright = await picture().png().toBuffer();
  return laidDown(sharp(upright), orientation)
    .withExif({
      IFD0: { Make: 'Pixel', Model: 'Pixel 11', Artist: 'Anna Secret', ImageDescription: '35 rue de Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
    })
    .withXmp(XMP)
    .withIccProfile('p3')
    .withMetadata({ orientation })
    [format]()
    .toBuffer();
}

/** The inverse of what a viewer does for that orientation (EXIF 2.32, 4.6.5). */
function laidDown(image: Sharp, orientation: number): Sharp {
  const turns: Record<number, () => Sharp> = {
    2: () => image.flop(),
    3: () => image.rotate(180),
    4: () => image.flip(),
    5: () => image.rotate(270).flop(),
    6: () => image.rotate(270),
    7: () => image.rotate(90).flop(),
    8: () => image.rotate(90),
  };
  return turns[orientation]?.() ?? image;
}

/** One with so many details that it has a size. */
export const busyPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
