/** A map of at most `maxEntries`: beyond that, a new key takes the place of the one that was added first. */
export class BoundedMap<K, V> extends Map<K, V> {
  private readonly maxEntries: number;

  constructor(maxEntries: number) {
    super();
    this.maxEntries = maxEntries;
  }

  override set(key: K, value: V): this {
    const isFull = this.size >= this.maxEntries && !this.has(key);
    const oldest = isFull ? this.keys().next() : undefined;
    if (oldest && !oldest.done) this.delete(oldest.value);
    return super.set(key, value);
  }
}
