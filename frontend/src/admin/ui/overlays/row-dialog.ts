import type { ReactNode } from 'react';
import { SharedValue, useSharedValue } from '../../../shared/state/shared-value.ts';

const dialog = new SharedValue<ReactNode>(null);

/**
 * Opens a dialog of a row beside the list. It outlives the row, which may leave the list while the owner types, such as
 * when the guest pays meanwhile.
 */
export const openRowDialog = (opened: ReactNode): void => dialog.set(opened);

export const closeRowDialog = (): void => dialog.set(null);

export const useRowDialog = (): ReactNode => useSharedValue(dialog);
