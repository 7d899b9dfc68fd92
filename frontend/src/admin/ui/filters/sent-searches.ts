/** The searches that a search box has sent and its list does not show yet, the first one first. */
export class SentSearches {
  private waiting: readonly string[] = [];

  get last(): string | undefined {
    return this.waiting.at(-1);
  }

  add(search: string): void {
    this.waiting = [...this.waiting, search];
  }

  /**
   * True if the list shows `value` because it was sent from here; that search and those before it are removed. Any
   * other value, from Back or a link, removes all.
   */
  isAnsweredBy(value: string): boolean {
    const index = this.waiting.indexOf(value);
    this.waiting = index < 0 ? [] : this.waiting.slice(index + 1);
    return index >= 0;
  }
}
