import { StatementUnreadable } from './statement.errors.ts';

const EXCEL = 'This is an Excel file. Save it as CSV and upload that.';
const NO_TEXT = 'This is not a text file. Upload the statement as CSV.';

/** The first bytes of files that are no text, with what to do instead. */
const REFUSED: readonly [bytes: readonly number[], message: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], EXCEL], // a zip, as xlsx is
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], EXCEL], // an OLE file, as xls and a protected xlsx are
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Download the statement as CSV from your bank and upload that.'],
];

/** The encodings that begin with a byte order mark. */
const MARKED: readonly [mark: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * The text of a file, without its byte order mark: in the encoding that the mark names, else UTF-8, else Windows-1252.
 * Throws StatementUnreadable for a spreadsheet, a PDF, a web page and anything else that is no text.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const refused = REFUSED.find(([start]) => startsWith(bytes, start));
  if (refused) throw new StatementUnreadable(refused[1]);

  const text = textOf(bytes);
  if (text === undefined || text.includes('\0')) throw new StatementUnreadable(NO_TEXT);
  if (/^\s{0,100}<(?:!doctype|html|table|\?xml)/i.test(text)) {
    throw new StatementUnreadable('This is a web page. Open it in a spreadsheet, save it as CSV and upload that.');
  }
  return text;
}

function textOf(bytes: Uint8Array): string | undefined {
  const encoding = MARKED.find(([mark]) => startsWith(bytes, mark))?.[1];
  if (encoding) return decodedAs(encoding, bytes);
  return decodedAs('utf-8', bytes) ?? decodedAs('windows-1252', bytes);
}

/** Undefined if the bytes break the rules of the encoding. */
function decodedAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
