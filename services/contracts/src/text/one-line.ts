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
  const cut = line.slice(0, max);
  return cut.replace(/[\ud800-\udbff]$/, '').trimEnd(); // the first half of a character that was cut in two
}
