import { jsonStorage, textStorage } from './browser-storage.ts';

const texts = textStorage(() => sessionStorage);

/** Plain texts, for items that other code reads from the storage, too. */
export const { read: readSessionText, write: writeSessionText, keys: sessionKeys } = texts;

export const { read: readSessionItem, write: writeSessionItem, remove: removeSessionItem } = jsonStorage(texts);
