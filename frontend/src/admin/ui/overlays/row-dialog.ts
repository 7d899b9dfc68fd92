import type { ReactNode } from 'react';
import { SharedValue, useSharedValue } from '../../../shared/state/shared-value.ts';

const dialog = new SharedValue<ReactNode>(null);

/**
 * Opens a dialog of a row beside the list. It outlives the row, which may leave the list while the owner types, such as
 * when the guest pays meanwhile. `dialogOf` gets the function that closes this dialog, and none that was opened after
 * it: a late answer to a call must not close another dialog with its input.
 */
export function openRowDialog(dialogOf: (close: () => void) => ReactNode): void {
  const opened = dialogOf(() => {
    if (dialog.get() === opened) dialog.set(null);
  });
  dialog.set(opened);
}

/** Closes the open dialog, whichever it is. */
export const closeRowDialog = (): void => dialog.set(null);

export const useRowDialog = (): ReactNode => useSharedValue(dialog);
