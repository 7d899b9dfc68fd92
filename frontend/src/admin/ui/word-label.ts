/** The label of a lower-case value: `food` becomes `Food`; a dash without one. */
export function wordLabel(word: string | null | undefined): string {
  if (!word) return '–';
  return word.charAt(0).toUpperCase() + word.slice(1);
}
