import type { ReportPageView } from '@farmhouse/contracts/analytics/visitor';

/** A page as it is reported. */
export interface ReportedPage {
  /** Path without a query. */
  page: string;
  url: string;
  title: string;
}

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

  constructor(
    readonly shown: ReportedPage,
    private readonly now: () => number,
  ) {
    this.visibleSince = now();
  }

  scrolledTo(depth: number): void {
    this.depth = Math.max(this.depth, depth);
  }

  leave(): void {
    this.seenMs += this.now() - this.visibleSince;
    this.isLeft = true;
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
