import { cut } from './cut.ts';
import { withoutDirectionControls } from './visible.ts';

/** Matches most texts: printable ASCII, with words separated by one space. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * The text as one line of at most `max` characters, none of which a database or a mail header refuses: line breaks,
 * control characters and white space become single spaces, and direction controls are removed. A character is never cut
 * in two.
 */
export function oneLine(text: string, max = Infinity): string {
  if (text.length <= max && PLAIN.test(text)) return text;
  const line = withoutDirectionControls(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return cut(line, max).trimEnd();
}
