type Key = string | symbol;

/** Wraps a value to record which of its fields are read, at any depth. */
export function watched<T extends object>(value: T): { proxy: T; isRead: (owner: object, key: string) => boolean } {
  const read = new Map<object, Set<Key>>();
  const watch = <V extends object>(target: V): V =>
    new Proxy(target, {
      get(owner, key) {
        read.set(owner, (read.get(owner) ?? new Set()).add(key));
        const field: unknown = Reflect.get(owner, key);
        return typeof field === 'object' && field !== null ? watch(field) : field;
      },
    });
  return { proxy: watch(value), isRead: (owner, key) => read.get(owner)?.has(key) ?? false };
}

/**
 * Paths of the fields that were not read. The validators read exactly the fields of their schema, so these are
 * misspelt or in the wrong place.
 */
export function unreadPaths(value: object, isRead: (owner: object, key: string) => boolean, path = ''): string[] {
  return Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
    const here = `${path}/${key}`;
    if (!isRead(value, key)) return [here];
    return typeof field === 'object' && field !== null ? unreadPaths(field, isRead, here) : [];
  });
}
