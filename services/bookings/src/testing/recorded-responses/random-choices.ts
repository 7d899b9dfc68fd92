/** Repeatable random choices: the same seed always gives the same choices. */
export class RandomChoices {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** At least 0 and less than 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `least` to `most`, both included. */
  number(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** One of the options; repeat an option to make it likelier. */
  of<T>(options: readonly T[]): T {
    if (options.length === 0) throw new Error('There is nothing to choose from');
    return options[Math.floor(this.next() * options.length)] as T;
  }

  isLikely(probability: number): boolean {
    return this.next() < probability;
  }
}
