/**
 * Makes the reduced fonts of src/shared/theme/fonts: `node build/fonts.ts`. The display font in the one weight that
 * headings have, half the size of the variable file; of the text font's extended subset only the rupee sign, which
 * nearly every page shows.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = fileURLToPath(new URL('../src/shared/theme/fonts', import.meta.url));

/** The weight of headings in src/shared/theme/base.css. */
const HEADING_WEIGHT = 560;
/** The characters of the latin subset, as in the `unicode-range` of base.css. */
const LATIN = [
  ...range(0x20, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329],
  ...range(0x2000, 0x206f),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd],
];
const RUPEE_SIGN = '₹';

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const source = (file: string) => readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));

await mkdir(target, { recursive: true });
const display = await subsetFont(
  await source('fraunces/files/fraunces-latin-wght-normal.woff2'),
  String.fromCodePoint(...LATIN),
  { targetFormat: 'woff2', variationAxes: { wght: HEADING_WEIGHT } },
);
await writeFile(`${target}/fraunces-latin-${HEADING_WEIGHT}.woff2`, display);
const rupee = await subsetFont(await source('figtree/files/figtree-latin-ext-wght-normal.woff2'), RUPEE_SIGN, {
  targetFormat: 'woff2',
});
await writeFile(`${target}/figtree-rupee-wght.woff2`, rupee);
