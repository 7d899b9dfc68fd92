/** The text of a search box beside the search that its list shows. */
export interface SearchText {
  text: string;
  /** The search that the list showed last. */
  shown: string;
  /** Searches sent from this box that the list does not show yet, oldest first. */
  sent: readonly string[];
}

/**
 * The state once the list shows `value`. A search that this box has sent leaves the text alone: the owner may have
 * typed more since. Any other value, from Back or a link, replaces the text.
 */
export function withShown({ text, sent }: SearchText, value: string): SearchText {
  const index = sent.indexOf(value);
  if (index >= 0) return { text, shown: value, sent: sent.slice(index + 1) };
  return { text: text.trim() === value ? text : value, shown: value, sent: [] };
}

/** The state once the box has sent its text as a search. */
export const withSent = (state: SearchText): SearchText => ({ ...state, sent: [...state.sent, state.text.trim()] });
