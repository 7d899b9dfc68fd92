import type { ReportPageView } from '@farmhouse/contracts/analytics/visitor';

/** A page as it is reported. */
export interface ReportedPage {
  /** Path without a query. */
  page: string;
  url: string;
  title: string;
}

/** Longest wait for the title of a page, in ms. Rule: figures of the site. */
const LONGEST_WAIT_MS = 2_000;

type Report = Omit<ReportPageView, 'sessionId'>;

/** One view of a page: the time for which it was visible and how far it was scrolled. */
export class PageView {
  /** True once its view was sent. */
  isReported = false;
  /** True while its exit was sent and it has not become visible again. */
  isLeft = false;
  /** Percent. */
  private depth = 0;
  private seenMs = 0;
  private visibleSince: number;
  /** Resolves when the title is known, but at the latest after two seconds, or when the page is left. */
  readonly titled: Promise<void>;
  private endWait: (() => void) | undefined;

  constructor(
    private page: ReportedPage,
    private readonly now: () => number,
    isTitled = true,
  ) {
    this.visibleSince = now();
    this.titled = isTitled ? Promise.resolve() : this.waitForTitle();
  }

  get shown(): ReportedPage {
    return this.page;
  }

  /** Takes the title that the view waits for; a later one would differ from the one that was reported. */
  setTitle(title: string): void {
    if (!this.endWait) return;
    this.page = { ...this.page, title };
    this.endWait();
  }

  private waitForTitle(): Promise<void> {
    return new Promise((resolve) => {
      this.endWait = () => {
        this.endWait = undefined;
        resolve();
      };
      setTimeout(() => this.endWait?.(), LONGEST_WAIT_MS);
    });
  }

  scrolledTo(depth: number): void {
    this.depth = Math.max(this.depth, depth);
  }

  leave(): void {
    this.seenMs += this.now() - this.visibleSince;
    this.isLeft = true;
    this.endWait?.();
  }

  resume(): void {
    this.visibleSince = this.now();
    this.isLeft = false;
  }

  get view(): Report {
    return { ...this.shown, timeOnPage: 0, scrollDepth: 0, exitPage: false };
  }

  /** The seconds and the depth until it was left. */
  get exit(): Report {
    const timeOnPage = Math.round(this.seenMs / 1000);
    return { ...this.shown, timeOnPage, scrollDepth: this.depth, exitPage: true };
  }
}
