import { jsonStorage, textStorage } from './browser-storage.ts';

const texts = textStorage(() => sessionStorage);

/** Texts as they are, for what others read in the storage, too. */
export const { read: readSessionText, write: writeSessionText } = texts;

export const { read: readSessionItem, write: writeSessionItem, remove: removeSessionItem } = jsonStorage(texts);
