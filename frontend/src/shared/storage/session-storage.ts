import { jsonStorage } from './json-storage.ts';

export const {
  read: readSessionItem,
  write: writeSessionItem,
  remove: removeSessionItem,
} = jsonStorage(() => sessionStorage);

/** The text under a key as it is; undefined when there is none or the browser denies storage. */
export function readSessionText(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Does nothing when the browser denies storage. */
export function writeSessionText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
