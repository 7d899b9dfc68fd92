/** Props of the field of a dialog that has focus once the dialog is open. */
export const FIRST_FIELD = { autoFocus: true, 'data-first-field': true } as const;

/**
 * Sets focus in the dialog that has just opened. Above a drawer, `autoFocus` is not enough: until the dialog is open,
 * the drawer takes the focus back. A field that the owner has reached meanwhile keeps it.
 */
export function focusFirstField(): void {
  const focused = document.activeElement;
  if (!focused || focused.matches('input, textarea')) return;
  focused.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-first-field]')?.focus();
}
