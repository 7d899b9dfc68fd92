/** Moves focus to the page's content, where keyboard and screen reader also start on a freshly loaded page. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
