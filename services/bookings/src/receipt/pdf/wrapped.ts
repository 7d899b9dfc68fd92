const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ELLIPSIS = '…';

/** The width of a text on one line, in any unit. */
export type Measure = (text: string) => number;

/** Where a line may end within a text: after each grapheme, and within one that is wider than a line. */
function ends(text: string, width: number, measure: Measure): number[] {
  return [...graphemes.segment(text)].flatMap(({ segment, index }) => {
    const parts = segment.length > 1 && measure(segment) > width ? [...segment] : [segment];
    let end = index;
    return parts.map((part) => (end += part.length));
  });
}

/** The longest prefix that fits, at least one grapheme or a part of it. */
function beginning(text: string, width: number, measure: Measure): string {
  const possible = ends(text, width, measure);
  let [fitting, tooLong] = [0, possible.length];
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    if (measure(text.slice(0, possible[middle])) <= width) fitting = middle;
    else tooLong = middle;
  }
  return text.slice(0, possible[fitting]);
}

/** The longest prefix that fits and ends at a space; without a space the longest that fits. */
function firstLine(text: string, width: number, measure: Measure): string {
  const fits = beginning(text, width, measure);
  if (fits.length === text.length || text[fits.length] === ' ') return fits;
  const space = fits.lastIndexOf(' ');
  return space > 0 ? fits.slice(0, space) : fits;
}

/**
 * The lines of a text, broken at spaces, and within words that are wider than a line. What `maxLines` cannot hold is
 * cut off, and the last line then ends with an ellipsis.
 */
export function wrapped(text: string, width: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest) {
    if (lines.length === maxLines - 1 && measure(rest) > width) {
      return [...lines, beginning(rest, width - measure(ELLIPSIS), measure).trimEnd() + ELLIPSIS];
    }
    const line = firstLine(rest, width, measure);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}
