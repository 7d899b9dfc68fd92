import { jsonStorage, textStorage } from './browser-storage.ts';

export const {
  read: readLocalItem,
  write: writeLocalItem,
  remove: removeLocalItem,
} = jsonStorage(textStorage(() => localStorage));
