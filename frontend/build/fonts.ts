/**
 * Generates the subset fonts of src/shared/theme/fonts: `node build/fonts.ts`. Both fonts are reduced to the characters
 * of English, which every page loads; the display font to the one weight that headings have, half the size of the
 * variable file, with its other letters in a second file; the text font's extended subset to the rupee sign, which
 * nearly every page shows.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = fileURLToPath(new URL('../src/shared/theme/fonts', import.meta.url));

/** The weight of headings in src/shared/theme/base.css. */
const HEADING_WEIGHT = 560;
/** The characters of English texts, as in the `unicode-range` of base.css. */
const BASIC = [
  ...range(0x20, 0x7e),
  ...[
    0xa0, 0xa9, 0xb0, 0xb7, 0xd7, 0xe9, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2190, 0x2192,
    0x2212,
  ],
];
/** The characters of the whole latin subset, as in the `unicode-range` of base.css. */
const LATIN = [
  ...range(0xa1, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329],
  ...range(0x2000, 0x206f),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd],
].filter((character) => !BASIC.includes(character));
const RUPEE_SIGN = '₹';

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const source = (file: string) => readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));

async function write(name: string, file: string, text: string, wght?: number): Promise<void> {
  const options = { targetFormat: 'woff2', variationAxes: wght === undefined ? undefined : { wght } } as const;
  await writeFile(`${target}/${name}.woff2`, await subsetFont(await source(file), text, options));
}

const TEXT = 'figtree/files/figtree-latin-wght-normal.woff2';
const TEXT_EXTENDED = 'figtree/files/figtree-latin-ext-wght-normal.woff2';
const DISPLAY = 'fraunces/files/fraunces-latin-wght-normal.woff2';

await mkdir(target, { recursive: true });
await write('figtree-basic-wght', TEXT, String.fromCodePoint(...BASIC));
await write('figtree-rupee-wght', TEXT_EXTENDED, RUPEE_SIGN);
await write(`fraunces-basic-${HEADING_WEIGHT}`, DISPLAY, String.fromCodePoint(...BASIC), HEADING_WEIGHT);
await write(`fraunces-latin-${HEADING_WEIGHT}`, DISPLAY, String.fromCodePoint(...LATIN), HEADING_WEIGHT);
