/** The parts of the browser's history that are used here. */
type PageHistory = Pick<History, 'state' | 'pushState' | 'back'>;

/**
 * Lets Back close what is open on top of the page. One history entry, a marked copy of the page's own, is added while
 * anything is open; going back from it closes the topmost. Closed in another way, the entry is left again.
 */
export class OpenOverlays {
  private readonly closers: (() => void)[] = [];
  private isLeaving = false;

  constructor(private readonly history: PageHistory) {}

  /** Registers what has opened; returns the function to be called when it has closed. */
  open(close: () => void): () => void {
    this.closers.push(close);
    this.settleSoon();
    return () => {
      this.closers.splice(this.closers.indexOf(close), 1);
      this.settleSoon();
    };
  }

  /** To be called on every `popstate`. */
  wentBack(): void {
    const wasOurs = this.isLeaving;
    this.isLeaving = false;
    if (!wasOurs && !this.isMarked) this.closers.at(-1)?.();
    this.settleSoon();
  }

  /** Waits until one that closes as another opens has done both. */
  private settleSoon(): void {
    setTimeout(() => this.settle());
  }

  private settle(): void {
    if (this.isLeaving) return;
    const isOpen = this.closers.length > 0;
    if (isOpen && !this.isMarked) this.history.pushState({ ...(this.history.state as object), overlay: true }, '');
    if (!isOpen && this.isMarked) {
      this.isLeaving = true;
      this.history.back();
    }
  }

  private get isMarked(): boolean {
    return Boolean((this.history.state as { overlay?: true } | null)?.overlay);
  }
}
