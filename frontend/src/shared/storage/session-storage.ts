import { jsonStorage } from './json-storage.ts';

export const {
  read: readSessionItem,
  write: writeSessionItem,
  remove: removeSessionItem,
} = jsonStorage(() => sessionStorage);
