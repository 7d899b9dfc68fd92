import { oneLine } from '@farmhouse/contracts/text/one-line';
import { withoutHidden } from '@farmhouse/contracts/text/visible';

const MAX_LENGTH = 300;
const VARIANTS = /[\ufe00-\ufe0f]/g;
/** Indian letters have up to four marks. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * The text as a document prints it: one line without control, hidden and direction characters, its letters composed,
 * with at most four marks each, and cut after 300 characters, which an ellipsis shows.
 */
export function printable(text: string): string {
  const line = oneLine(
    withoutHidden(text.toWellFormed().normalize('NFC')).replace(VARIANTS, '').replace(TOO_MANY_MARKS, '$1'),
  );
  return line.length > MAX_LENGTH ? `${oneLine(line, MAX_LENGTH)}…` : line;
}
