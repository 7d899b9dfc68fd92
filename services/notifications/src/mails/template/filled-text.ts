/** A piece of a text with fields: literal text, or the name of a field. */
export type Piece = { text: string; field?: undefined } | { field: string; text?: undefined };

const FIELD = /\{\{([^{}]*)\}\}/g;

/** The pieces of a text, in order; a field is written `{{name}}`. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(FIELD)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ field: (match[1] ?? '').trim() });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** What is wrong with the fields of a text, as a message for the owner; undefined when nothing is. */
export function fieldProblem(text: string, known: readonly string[]): string | undefined {
  const pieces = piecesOf(text);
  const unknown = pieces.find(({ field }) => field !== undefined && !known.includes(field));
  if (unknown) return `There is no field {{${unknown.field ?? ''}}} in this message`;
  const isOpen = pieces.some(({ text: words }) => words !== undefined && /\{\{|\}\}/.test(words));
  return isOpen ? 'A field is written with two braces on each side, like {{booking_code}}' : undefined;
}

/**
 * The text with the values of its fields, each filled in once: what looks like a field inside a value stays as it is.
 * An unknown field becomes empty.
 */
export function filled(text: string, valueOf: (field: string) => string): string {
  return piecesOf(text)
    .map((piece) => piece.text ?? valueOf(piece.field))
    .join('');
}
