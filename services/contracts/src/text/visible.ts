const SHOWS_NOTHING = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\s\u2800]/gu;
const SHOWS_SOMETHING = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\s\u2800]/u;
/** Invisible characters, except the joiners and variants by which scripts and emoji change their neighbours. */
const HIDDEN = /(?![\u200c\u200d\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** How many characters of a text can be seen: no blanks, no zero-width or control characters, no fillers. */
export function visibleLength(text: string): number {
  return [...text.replace(SHOWS_NOTHING, '')].length;
}

/** True if no character can be seen. */
export const isInvisible = (text: string): boolean => !SHOWS_SOMETHING.test(text);

/** True if every character can be seen. */
export function isVisible(text: string): boolean {
  return visibleLength(text) === [...text].length;
}

const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes the characters that change the direction of writing, which can make a text appear in another order. */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '');
}

/** Removes zero-width characters, fillers and direction overrides, which can make a text look like another. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '');
}
