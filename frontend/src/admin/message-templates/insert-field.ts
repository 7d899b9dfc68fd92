/** Where a text field's cursor is, or which part of its text is selected. */
export interface Selection {
  start: number;
  end: number;
}

/** The text with a field in place of what is selected, and where the cursor stands after it. */
export function withField(text: string, { start, end }: Selection, name: string): { text: string; cursor: number } {
  const field = `{{${name}}}`;
  return { text: text.slice(0, start) + field + text.slice(end), cursor: start + field.length };
}
