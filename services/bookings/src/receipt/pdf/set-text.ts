import { useFont, type FontWeight } from './fonts.ts';
import { fontRuns, type FontRun } from './font-runs.ts';
import { printable } from './printable.ts';
import { wrapped } from './wrapped.ts';

type Document = PDFKit.PDFDocument;

/** The style of a text. Lengths in points. */
export interface TextStyle {
  size: number;
  width: number;
  weight?: FontWeight;
  color?: string;
  align?: 'left' | 'right';
  /** By default 1. */
  maxLines?: number;
}

const INK = '#22302a';
const LINE_HEIGHT = 1.45;
/** From the top of a line to its baseline, relative to the font size. */
const BASELINE = 1.1;

function widthOf(doc: Document, text: string, { size, weight = 'regular' }: TextStyle): number {
  return fontRuns(text).reduce((sum, run) => {
    useFont(doc, run.subset, weight, size);
    return sum + doc.widthOfString(run.text);
  }, 0);
}

/** Indian letters are drawn in another order than they are read in, so the run includes its text for PDF readers. */
function drawRun(doc: Document, run: FontRun, x: number, y: number): void {
  const isIndic = run.subset === 'devanagari' || run.subset === 'telugu';
  if (isIndic) doc.markContent('Span', { actual: run.text });
  doc.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  if (isIndic) doc.endMarkedContent();
}

function drawLine(doc: Document, line: string, x: number, y: number, style: TextStyle): void {
  let left = style.align === 'right' ? x + style.width - widthOf(doc, line, style) : x;
  for (const run of fontRuns(line)) {
    useFont(doc, run.subset, style.weight ?? 'regular', style.size);
    doc.fillColor(style.color ?? INK);
    drawRun(doc, run, left, y);
    left += doc.widthOfString(run.text);
  }
}

/** Sets a text whose first line begins at `top`, cut to the lines it may have. Returns where its last line ends. */
export function setText(doc: Document, text: string, x: number, top: number, style: TextStyle): number {
  const lines = wrapped(printable(text), style.width, style.maxLines ?? 1, (part) => widthOf(doc, part, style));
  lines.forEach((line, index) => drawLine(doc, line, x, top + style.size * (index * LINE_HEIGHT + BASELINE), style));
  return top + lines.length * style.size * LINE_HEIGHT;
}
