import { readLocalItem, writeLocalItem } from '../../shared/storage/local-storage.ts';

/** Set in local storage when the owner does not want to be shown notifications in this browser. */
const KEY = 'adminNewsHidden';

/** True unless the owner has turned off toasts of notifications on this device; counts and title are still updated. */
export const areNotificationsShown = (): boolean => !(readLocalItem<boolean>(KEY) ?? false);

export function showNotifications(isShown: boolean): void {
  writeLocalItem(KEY, !isShown);
}
