/** The label of a lower-case value: `food` becomes `Food`. */
export function wordLabel(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
