import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 800;

/** Hills at dusk in the site's colours, for a house without a picture. */
const HILLS = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#e9dfcf"/>
  <path d="M0 496 Q300 336 600 480 T1200 440 V800 H0 Z" fill="#c9b896"/>
  <path d="M0 624 Q400 496 800 608 T1200 560 V800 H0 Z" fill="#7d8b63"/>
</svg>`;

/** Renders the fallback picture, to be cropped to any size. */
export const fallbackPicture = (): Promise<Buffer> => sharp(Buffer.from(HILLS)).png().toBuffer();
