/** Screens that get the portrait crop of the bundled hero. */
export const PORTRAIT = '(max-width: 767px) and (orientation: portrait)';
