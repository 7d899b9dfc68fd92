import { jsonStorage, textStorage } from './browser-storage.ts';

const texts = textStorage(() => localStorage);

/** Plain texts, for items that other code reads from the storage, too. */
export const { read: readLocalText, write: writeLocalText, remove: removeLocalText, keys: localKeys } = texts;

export const { read: readLocalItem, write: writeLocalItem, remove: removeLocalItem } = jsonStorage(texts);
