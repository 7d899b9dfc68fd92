/** The attribute of a picture on a plain background, which needs no error message when it fails to load. */
export const HIDDEN_WHEN_FAILED = { 'data-hide-when-failed': '' } as const;

/**
 * Inline script for the document's head: hides such a picture when it fails before hydration, when React misses its
 * error event.
 */
export const HIDE_FAILED = `document.addEventListener("error",({target:t})=>{if(t.dataset&&"hideWhenFailed"in t.dataset)t.style.visibility="hidden"},true);`;
