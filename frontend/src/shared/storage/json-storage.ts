export interface JsonStorage {
  /** The value under a key; undefined when there is none or the browser denies storage. */
  read: <T>(key: string) => T | undefined;
  /** Returns true if the value was stored. */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
}

/** Values as JSON in one of the browser's storages, which is looked up late because a browser may deny it. */
export function jsonStorage(storage: () => Storage): JsonStorage {
  return {
    read: <T>(key: string) => {
      try {
        return (JSON.parse(storage().getItem(key) ?? 'null') as T | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, value) => {
      try {
        storage().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove: (key) => {
      try {
        storage().removeItem(key);
      } catch {
        return;
      }
    },
  };
}
