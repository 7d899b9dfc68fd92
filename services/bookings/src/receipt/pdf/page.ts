/** A4, in points. */
const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;

export const MARGIN = 56;
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
export const CONTENT_END = PAGE_HEIGHT - MARGIN;

export const QUIET = '#5c6b63';
const LINE = '#d9d2c4';

/** A thin line across the page. */
export function rule(doc: PDFKit.PDFDocument, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + CONTENT_WIDTH, y)
    .lineWidth(0.75)
    .stroke(LINE);
}
