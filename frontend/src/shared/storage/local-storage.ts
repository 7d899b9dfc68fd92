import { jsonStorage } from './json-storage.ts';

export const { read: readLocalItem, write: writeLocalItem, remove: removeLocalItem } = jsonStorage(() => localStorage);
