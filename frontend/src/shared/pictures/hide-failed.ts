/** The attribute of a picture behind which a calm ground lies, so that nothing needs to say that it failed. */
export const CALM = { 'data-calm': '' } as const;

/**
 * Inline script for the document's head: hides such a picture when it fails before hydration, when React misses its error
 * event.
 */
export const HIDE_FAILED = `document.addEventListener("error",({target:t})=>{if(t.dataset&&"calm"in t.dataset)t.style.visibility="hidden"},true);`;
