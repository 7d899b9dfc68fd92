/** A lower-case value as people read it: `food` becomes `Food`. */
export function wordLabel(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
