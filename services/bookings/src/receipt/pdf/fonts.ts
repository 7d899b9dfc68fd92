import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { FontSubset } from './font-runs.ts';
import { allowMissingAnchors } from './missing-anchors.ts';
import { sfntOf } from './sfnt.ts';

export type FontWeight = 'regular' | 'bold';

const require = createRequire(import.meta.url);
/** The folders of the fonts in the installed packages. */
const LATIN = require.resolve('@fontsource/noto-sans/package.json');
const DEVANAGARI = require.resolve('@fontsource/noto-sans-devanagari/package.json');
const TELUGU = require.resolve('@fontsource/noto-sans-telugu/package.json');

const PACKAGES: Record<FontSubset, string> = {
  latin: LATIN,
  'latin-ext': LATIN,
  vietnamese: LATIN,
  greek: LATIN,
  cyrillic: LATIN,
  devanagari: DEVANAGARI,
  telugu: TELUGU,
};
const WEIGHTS: Record<FontWeight, number> = { regular: 400, bold: 600 };

function readFont(subset: FontSubset, weight: FontWeight): Buffer {
  const folder = dirname(PACKAGES[subset]);
  const file = `${basename(folder)}-${subset}-${WEIGHTS[weight]}-normal.woff`;
  return sfntOf(readFileSync(join(folder, 'files', file)));
}

const nameOf = (subset: FontSubset, weight: FontWeight): string => `${subset} ${weight}`;

let fonts: Map<string, Buffer> | undefined;

function readFonts(): Map<string, Buffer> {
  const read = new Map<string, Buffer>();
  for (const subset of Object.keys(PACKAGES) as FontSubset[]) {
    for (const weight of Object.keys(WEIGHTS) as FontWeight[]) {
      read.set(nameOf(subset, weight), readFont(subset, weight));
    }
  }
  return read;
}

/**
 * Registers every font with the document. The files are read once; a document parses only those that its text needs.
 */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  fonts ??= readFonts();
  for (const [name, data] of fonts) doc.registerFont(name, data);
}

/** Makes a font subset the document's current font. `size` in points. */
export function useFont(doc: PDFKit.PDFDocument, subset: FontSubset, weight: FontWeight, size: number): void {
  doc.font(nameOf(subset, weight), size);
  allowMissingAnchors(doc);
}
