/** Hands over what was added together, `ms` after the first of it. */
export function batched<T>(ms: number, handle: (items: ReadonlySet<T>) => void) {
  const items = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const taken = new Set(items);
    items.clear();
    handle(taken);
  };
  return {
    add: (item: T): void => {
      items.add(item);
      timer ??= setTimeout(flush, ms);
    },
    /** Drops what was added and not handed over. */
    cancel: (): void => clearTimeout(timer),
  };
}
