import { capitalised } from './capitalised.ts';

/** The label of a lower-case value: `food` becomes `Food`; a dash without one. */
export function wordLabel(word: string | null | undefined): string {
  return word ? capitalised(word) : '–';
}
