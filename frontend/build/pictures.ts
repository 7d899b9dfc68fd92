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

const source = process.argv[2];
if (!source) throw new Error('Name the folder with the full-size pictures');
const target = fileURLToPath(new URL('../public/assets/demo-1', import.meta.url));

const WIDTHS = [480, 800, 1280];
const HERO = '01-exterior-dusk';
const HERO_WIDTHS = [480, 750, 960, 1440, 1920, 2400];
/** The crop of the hero for phones in portrait orientation: the house and the pool. */
const HERO_UPRIGHT = { left: 1130, top: 0, width: 900, height: 1350 };
const HERO_UPRIGHT_WIDTHS = [480, 750, 900];
/** A phone shows it under a shade, and waits for nothing longer: a third fewer bytes than at the other quality. */
const HERO_UPRIGHT_QUALITY = 40;
const QUALITY = 50;
const FALLBACK_WIDTH = 960;

async function write(name: string, picture: Sharp, widths: number[], quality = QUALITY): Promise<void> {
  for (const width of widths) {
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
  await write(name, picture, name === HERO ? HERO_WIDTHS : WIDTHS);
  if (name === HERO) {
    const upright = sharp(await picture.clone().extract(HERO_UPRIGHT).toBuffer());
    await write(`${name}-phone`, upright, HERO_UPRIGHT_WIDTHS, HERO_UPRIGHT_QUALITY);
  }
  console.log(`${name} ${width}x${height} rgb(${dominant.r} ${dominant.g} ${dominant.b})`);
}
