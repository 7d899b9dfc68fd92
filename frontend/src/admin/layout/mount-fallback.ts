/** Rule: texts of failures. */
export const MOUNT_FALLBACK = 'Loading... If this message persists, please refresh the page.';
export const RELOAD_AFTER_MS = 3000;

/** Replaces the page with an error message when the dashboard cannot start, and reloads soon. */
export function showMountFallback(cause: unknown): void {
  console.error('The dashboard did not start:', cause);
  const note = document.createElement('p');
  note.className = 'mount-note';
  note.setAttribute('role', 'status');
  note.textContent = MOUNT_FALLBACK;
  (document.getElementById('root') ?? document.body).replaceChildren(note);
  setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
}
