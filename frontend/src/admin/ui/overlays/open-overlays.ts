/** The part of the browser's history API that is used here. */
type PageHistory = Pick<History, 'state' | 'pushState' | 'back'>;

/**
 * Lets Back close the overlays of the page. One history entry, a marked copy of the page's own, is added while any is
 * open; going back from it closes the topmost. When overlays are closed in another way, the entry is left again.
 */
export class OpenOverlays {
  private readonly closers: (() => void)[] = [];
  private isLeaving = false;

  constructor(private readonly history: PageHistory) {}

  /** Registers an overlay that has opened; returns the function to call when it has closed. */
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

  /** Waits, because one overlay may close while another opens. */
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
