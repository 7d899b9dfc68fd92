/** Id of the element with the content of a page of the site, or of a section of the dashboard. */
export const CONTENT_ID = 'content';

/** Moves focus to the page's content, where keyboard and screen reader also start on a freshly loaded page. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
