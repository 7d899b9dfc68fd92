import { FUNNEL_EVENT_CATEGORY, FUNNEL_EVENT_TYPE, type FunnelAction } from '@farmhouse/contracts/analytics/funnel';
import { HEARTBEAT_MS, type StartSession } from '@farmhouse/contracts/analytics/visitor';
import { PageView, type ReportedPage } from './page-view.ts';
import type { AnalyticsPath, Transport } from './transport.ts';

interface VisitOptions {
  transport: Transport;
  /** The session's id, kept for the tab. */
  stored: { read: () => string | undefined; write: (id: string) => void; remove: () => void };
  newId: () => string;
  /** Milliseconds. */
  now: () => number;
  arrival: () => Omit<StartSession, 'sessionId'>;
}

interface Session {
  id: string;
}

const NOT_FOUND = 404;
const CONFLICT = 409;
/** Number of ids to try if one belongs to another browser. */
const MAX_IDS = 3;

/**
 * The visit of one tab. Its calls are sent one after another, so that the exit of a page arrives before the next page's
 * view; only beacons are sent at once. Rule: visits are counted with permission.
 */
export class Visit {
  private session: Session | undefined;
  private current: PageView | undefined;
  private calls: Promise<void> = Promise.resolve();
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: VisitOptions) {}

  /**
   * Reports the exit of the previous page and the view of this one. Of the page that is open it takes only the title,
   * for which a view that was shown without one (`isTitled`) waits.
   */
  show(page: ReportedPage, isTitled = true): void {
    const before = this.current;
    if (before?.shown.page === page.page) {
      if (isTitled) before.setTitle(page.title);
      return;
    }
    if (!this.session) this.start();
    if (before && !before.isLeft) {
      before.leave();
      this.enqueue(async (session) => void (await this.post(session, 'pageview', before.exit)));
    }
    this.open(page, isTitled);
  }

  /** `depth` in percent. */
  scrolledTo(depth: number): void {
    if (!this.current?.isLeft) this.current?.scrolledTo(depth);
  }

  /** Sends the exit of the open page by beacon, once until the page is visible again. */
  reportExit(): void {
    const { session, current } = this;
    if (!session || !current || current.isLeft) return;
    const send = (view: object) => this.options.transport.beacon('pageview', { sessionId: session.id, ...view });
    current.leave();
    if (!current.isReported) send(current.view);
    current.isReported = true;
    send(current.exit);
  }

  /** The page is visible again: its time continues. */
  resume(): void {
    if (this.current?.isLeft) this.current.resume();
  }

  /** The browser has restored the page from its back-forward cache, which is another view of it. */
  restore(): void {
    if (!this.current) return;
    this.enqueue((session) => this.sendHeartbeat(session));
    this.open(this.current.shown);
  }

  /** Reports a step of the booking; nothing while no visit is counted. */
  track(eventAction: FunnelAction): void {
    const event = { eventType: FUNNEL_EVENT_TYPE, eventCategory: FUNNEL_EVENT_CATEGORY, eventAction };
    this.enqueue((session) => this.report(session, 'event', event));
  }

  /** Ends the visit without any further call and forgets the session. */
  stop(): void {
    clearInterval(this.heartbeat);
    this.session = undefined;
    this.current = undefined;
    this.options.stored.remove();
  }

  private start(): void {
    const known = this.options.stored.read();
    this.session = { id: known ?? this.newId() };
    this.enqueue((session) => (known ? this.sendHeartbeat(session) : this.begin(session)));
    this.heartbeat = setInterval(() => {
      if (!this.current?.isLeft) this.enqueue((session) => this.sendHeartbeat(session));
    }, HEARTBEAT_MS);
  }

  private open(page: ReportedPage, isTitled = true): void {
    const view = new PageView(page, this.options.now, isTitled);
    this.current = view;
    this.enqueue(async (session) => {
      await view.titled;
      if (view.isReported || !this.isOpen(session)) return;
      view.isReported = true;
      await this.report(session, 'pageview', view.view);
    });
  }

  /** Queues a call after the earlier ones; dropped if the visit has ended by then. */
  private enqueue(call: (session: Session) => Promise<void>): void {
    const { session } = this;
    if (!session) return;
    this.calls = this.calls.then(() => (this.isOpen(session) ? call(session) : undefined));
  }

  private isOpen(session: Session): boolean {
    return session === this.session;
  }

  private post(session: Session, path: AnalyticsPath, body: object): Promise<number> {
    return this.options.transport.send('POST', path, { sessionId: session.id, ...body });
  }

  /** Posts; if the server does not know the session, retries once under a new one. */
  private async report(session: Session, path: AnalyticsPath, body: object): Promise<void> {
    if ((await this.post(session, path, body)) !== NOT_FOUND) return;
    await this.renew(session);
    if (this.isOpen(session)) await this.post(session, path, body);
  }

  private async sendHeartbeat(session: Session): Promise<void> {
    const lastActiveAt = new Date(this.options.now()).toISOString();
    const status = await this.options.transport.send('PUT', `session/${session.id}`, { lastActiveAt });
    if (status !== NOT_FOUND) return;
    await this.renew(session);
    const { current } = this;
    if (current?.isReported && this.isOpen(session)) await this.post(session, 'pageview', current.view);
  }

  private async renew(session: Session): Promise<void> {
    if (!this.isOpen(session)) return;
    session.id = this.newId();
    await this.begin(session);
  }

  private async begin(session: Session): Promise<void> {
    for (let ids = 1; ids <= MAX_IDS; ids += 1) {
      const status = await this.post(session, 'session', this.options.arrival());
      if (status !== CONFLICT || !this.isOpen(session)) return;
      session.id = this.newId();
    }
  }

  private newId(): string {
    const id = this.options.newId();
    this.options.stored.write(id);
    return id;
  }
}
