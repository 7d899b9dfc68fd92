/** The cursor or selection of a text field. */
export interface Selection {
  start: number;
  end: number;
}

/** The text with a field in place of the selection, and the position of the cursor after it. */
export function withField(text: string, { start, end }: Selection, name: string): { text: string; cursor: number } {
  const field = `{{${name}}}`;
  return { text: text.slice(0, start) + field + text.slice(end), cursor: start + field.length };
}
