export interface TextStorage {
  /** The text under a key; undefined when there is none or the browser denies storage. */
  read: (key: string) => string | undefined;
  /** Returns true if the text was stored. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  /** All keys; none where the browser denies storage. */
  keys: () => string[];
}

export interface JsonStorage {
  /** The value under a key; undefined when there is none or the browser denies storage. */
  read: <T>(key: string) => T | undefined;
  /** Returns true if the value was stored. */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
}

/** Texts in one of the browser's storages, which is looked up late because a browser may deny it. */
export function textStorage(storage: () => Storage): TextStorage {
  return {
    read: (key) => {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, text) => {
      try {
        storage().setItem(key, text);
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
    keys: () => {
      try {
        const all = storage();
        return Array.from({ length: all.length }, (_, index) => all.key(index) ?? '');
      } catch {
        return [];
      }
    },
  };
}

/** Values as JSON in a storage of texts. */
export function jsonStorage({ read, write, remove }: Omit<TextStorage, 'keys'>): JsonStorage {
  return {
    read: <T>(key: string) => {
      try {
        return (JSON.parse(read(key) ?? 'null') as T | null) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, value) => write(key, JSON.stringify(value)),
    remove,
  };
}
