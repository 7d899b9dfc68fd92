import { readLocalItem, writeLocalItem } from '../../shared/storage/local-storage.ts';

/** Set in local storage when the owner does not want to be shown news in this browser. */
const KEY = 'adminNewsHidden';

/** True unless the owner has turned off toasts about news on this device; counts and title are still updated. */
export const areNotificationsShown = (): boolean => !(readLocalItem<boolean>(KEY) ?? false);

export function showNotifications(isShown: boolean): void {
  writeLocalItem(KEY, !isShown);
}
