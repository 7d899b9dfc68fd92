import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from '@playwright/test';
import sharp from 'sharp';
import type { Screen } from './pages.ts';

/** A size of the screen at which pictures are taken. */
export interface Size {
  name: string;
  options: BrowserContextOptions;
  /** Width of a page's stored picture in pixels. */
  width: number;
  /** The number of sections per row in the dashboard's picture, and the width of each in pixels. */
  tiles: { columns: number; width: number };
}

export const SIZES: readonly Size[] = [
  {
    name: 'phone',
    options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    width: 234,
    tiles: { columns: 7, width: 195 },
  },
  {
    name: 'desktop',
    options: { viewport: { width: 1440, height: 900 } },
    width: 540,
    tiles: { columns: 4, width: 400 },
  },
];

export const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const WEBP = { quality: 42, effort: 6 };
const GAP = 12;

const fileOf = (name: string, size: Size): string => `${name}-${size.name}.webp`;

export async function storePicture(png: Buffer, { name }: Screen, size: Size): Promise<void> {
  await sharp(png)
    .resize({ width: size.width })
    .webp(WEBP)
    .toFile(FOLDER + fileOf(name, size));
}

/** Stores the dashboard's sections, in the order of the sidebar, as one picture. */
export async function storeDashboard(pngs: readonly Buffer[], size: Size): Promise<void> {
  const { columns, width } = size.tiles;
  const tiles = await Promise.all(pngs.map((png) => sharp(png).resize({ width }).png().toBuffer()));
  const { height = 0 } = await sharp(tiles[0]).metadata();
  const rows = Math.ceil(tiles.length / columns);
  const sheet = { width: columns * (width + GAP) + GAP, height: rows * (height + GAP) + GAP };
  await sharp({ create: { ...sheet, channels: 3, background: '#c9c2b4' } })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: GAP + (index % columns) * (width + GAP),
        top: GAP + Math.floor(index / columns) * (height + GAP),
      })),
    )
    .webp(WEBP)
    .toFile(FOLDER + fileOf('dashboard', size));
}

/** Writes the page that shows all pictures; `sections` are the dashboard's. */
export async function storeContactSheet(screens: readonly Screen[], sections: readonly string[]): Promise<void> {
  const picturesOf = (name: string, title: string): string =>
    SIZES.map((size) => `![${title}, ${size.name}](${fileOf(name, size)})`).join(' ');
  const rows = screens.map(({ name, title, path }) => `## ${title}\n\n\`${path}\`\n\n${picturesOf(name, title)}\n`);
  const intro =
    'Every page at 390 and 1440 pixels, with the demo data. `make screens` takes them again from the running product.';
  const dashboard = `## Dashboard\n\n${sections.join(', ')}.\n\n${picturesOf('dashboard', 'Every section of the dashboard')}\n`;
  await writeFile(
    `${FOLDER}README.md`,
    `# Screens of the public site and the dashboard\n\n${intro}\n\n${rows.join('\n')}\n${dashboard}`,
  );
}
