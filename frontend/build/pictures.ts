/**
 * Generates the bundled demo pictures from full-size ones: `node build/pictures.ts FOLDER`. Writes every width as
 * AVIF and WebP, one JPEG for old browsers, and prints each picture's size and dominant colour for
 * src/shared/pictures/demo-pictures.ts. The folder's name contains a number, because browsers cache everything
 * under /assets for a year: increase it when a picture changes.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { HERO_NAME, HERO_PORTRAIT_NAME, widthsOf } from '../src/shared/pictures/demo-pictures.ts';

const source = process.argv[2];
if (!source) throw new Error('Name the folder with the full-size pictures');
const target = fileURLToPath(new URL('../public/assets/demo-1', import.meta.url));

/** The crop of the hero for phones in portrait orientation: the house and the pool. */
const HERO_PORTRAIT = { left: 1130, top: 0, width: 900, height: 1350 };
/** Phones show it under a dark overlay, and wait for it longest: a third fewer bytes than at the other quality. */
const HERO_PORTRAIT_QUALITY = 40;
const QUALITY = 42;
const FALLBACK_WIDTH = 960;

async function write(name: string, picture: Sharp, quality = QUALITY): Promise<void> {
  for (const width of widthsOf(name)) {
    const sized = picture.clone().resize({ width, withoutEnlargement: true });
    await sized.clone().avif({ quality, effort: 6 }).toFile(`${target}/${name}-${width}.avif`);
    await sized.clone().webp({ quality: 72, effort: 6 }).toFile(`${target}/${name}-${width}.webp`);
  }
  const fallback = picture.clone().resize({ width: FALLBACK_WIDTH, withoutEnlargement: true });
  await fallback.jpeg({ quality: 74, mozjpeg: true }).toFile(`${target}/${name}.jpg`);
}

await mkdir(target, { recursive: true });
for (const file of (await readdir(source)).filter((name) => name.endsWith('.jpg')).sort()) {
  const name = basename(file, '.jpg');
  const picture = sharp(`${source}/${file}`);
  const { width, height } = await picture.metadata();
  const { dominant } = await picture.stats();
  await write(name, picture);
  if (name === HERO_NAME) {
    const portrait = sharp(await picture.clone().extract(HERO_PORTRAIT).toBuffer());
    await write(HERO_PORTRAIT_NAME, portrait, HERO_PORTRAIT_QUALITY);
  }
  console.log(`${name} ${width}x${height} rgb(${dominant.r} ${dominant.g} ${dominant.b})`);
}
