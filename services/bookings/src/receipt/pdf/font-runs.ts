/** The font subsets that a document can use, each for a part of Unicode. */
export type FontSubset = 'latin' | 'latin-ext' | 'vietnamese' | 'greek' | 'cyrillic' | 'devanagari' | 'telugu';

/** Consecutive characters of a text in the same font. */
export interface FontRun {
  subset: FontSubset;
  text: string;
}

/** The characters of each font; the first font that has a character is used. */
const SUBSETS: readonly [FontSubset, RegExp][] = [
  ['latin', /[\u0000-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212\ufffd]/],
  ['devanagari', /\p{Script_Extensions=Devanagari}/u],
  ['telugu', /\p{Script_Extensions=Telugu}/u],
  ['vietnamese', /[\u1ea0-\u1ef1]/],
  ['latin-ext', /[\p{Script=Latin}\u20a0-\u20c0]/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
];

/**
 * Characters that use the font of the preceding letter: marks, joiners, and the full stops that Indian scripts share.
 */
const FOLLOWS = /[\p{M}\u200c\u200d\u0964\u0965]/u;

function subsetOf(character: string, before: FontSubset | undefined): FontSubset {
  if (before && FOLLOWS.test(character)) return before;
  return SUBSETS.find(([, characters]) => characters.test(character))?.[0] ?? 'latin';
}

/**
 * The text in runs of one font each. A character that no font has is in a `latin` run, which shows it as an empty box.
 */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const subset = subsetOf(character, last?.subset);
    if (last?.subset === subset) last.text += character;
    else runs.push({ subset, text: character });
  }
  return runs;
}
