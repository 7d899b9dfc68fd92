import { oneLine } from '@farmhouse/contracts/text/one-line';

/** Characters of a cell that are kept. */
const MAX_CELL_LENGTH = 1000;
/** Characters of a line's text that are kept. */
const MAX_TEXT_LENGTH = 500;

/** A cell as it is read: one line of at most 1,000 characters. A formula is plain text. */
export const cellText = (cell: string): string => oneLine(cell.slice(0, MAX_CELL_LENGTH * 2), MAX_CELL_LENGTH);

/** The text of a line that came in: one line of at most 500 characters. */
export const lineText = (text: string): string => oneLine(text, MAX_TEXT_LENGTH);

/** A cell without the apostrophe or formula that makes a spreadsheet keep its digits: `'00123` and `="00123"`. */
export function unprotected(cell: string): string {
  const text = cell.trim();
  const quoted = /^="([^"]{0,1000})"$/.exec(text);
  return quoted?.[1] ?? text.replace(/^'/, '');
}

/** A column name normalised for comparison: lower-case letters and digits, without the unit. */
export function columnKey(name: string): string {
  const key = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return key.replace(/(?<=.)(?:inr|rs)$/, '');
}
