import type { News, NewsKind } from '@farmhouse/contracts/chat/news';
import type { WaitingWork } from '../waiting/waiting-work.api.ts';
import type { NewsCount } from './news-words.ts';

/** Ids that are remembered, so that news which is told again is shown once. */
const REMEMBERED = 500;

type Counts = Partial<Record<NewsKind, number | undefined>>;

/** The counts of open work by the news that raises each. */
function byKind({ pendingBookings, paymentsToVerify, messages, privacyRequests, chats }: Partial<WaitingWork>): Counts {
  return {
    request: pendingBookings,
    payment: paymentsToVerify,
    message: messages === undefined ? undefined : messages - (privacyRequests ?? 0),
    'privacy-request': privacyRequests,
    chat: chats,
  };
}

/** The count that news raises. */
const COUNTED_AS: Partial<Record<NewsKind, NewsKind | undefined>> = {
  'change-request': 'request',
  cancellation: undefined,
};
const countedAs = (kind: NewsKind): NewsKind | undefined => (kind in COUNTED_AS ? COUNTED_AS[kind] : kind);

/**
 * What the owner has not been told yet. News is heard as events; what happens while the connection is lost is found in
 * the counts. Nothing is announced twice, once by an event and once by the counts.
 */
export class NewsDesk {
  private readonly known = new Set<string>();
  private untold: NewsCount[] = [];
  private counts: Counts = {};
  /** Heard since the last counts. */
  private heard: Counts = {};
  /** Up to this instant the counts have told everything, in milliseconds. */
  private readonly toldUntil = new Map<NewsKind, number>();
  private isDisconnected = true;

  /** What is to be told, the newest last. */
  get news(): readonly NewsCount[] {
    return this.untold;
  }

  /** The owner has seen all of it. */
  seen(): void {
    this.untold = [];
  }

  /** From now on news may be missed, or no longer. */
  setDisconnected(isDisconnected: boolean): void {
    this.isDisconnected = isDisconnected;
  }

  /** Returns true if it is to be told. */
  hear(news: News): boolean {
    if (this.known.has(news.id)) return false;
    this.known.add(news.id);
    for (const id of this.known) if (this.known.size > REMEMBERED) this.known.delete(id);
    const kind = countedAs(news.kind);
    if (kind && Date.parse(news.at) <= (this.toldUntil.get(kind) ?? 0)) return false;
    if (kind) this.heard[kind] = (this.heard[kind] ?? 0) + 1;
    this.add(news.kind, 1, news);
    return true;
  }

  /** Takes new counts. Returns true if they contain what was missed. */
  count(work: Partial<WaitingWork>, now = Date.now()): boolean {
    const before = this.counts;
    const after = byKind(work);
    let hasMissed = false;
    for (const kind of Object.keys(after) as NewsKind[]) {
      const [was, is] = [before[kind], after[kind]];
      if (is === undefined || is === was) continue;
      const missed = was === undefined ? 0 : is - was - (this.heard[kind] ?? 0);
      this.heard[kind] = 0;
      if (!this.isDisconnected || missed <= 0) continue;
      this.toldUntil.set(kind, now);
      this.add(kind, missed);
      hasMissed = true;
    }
    this.counts = { ...before, ...withoutUnknown(after) };
    return hasMissed;
  }

  private add(kind: NewsKind, count: number, news?: News): void {
    const earlier = this.untold.find((item) => item.kind === kind);
    const others = this.untold.filter((item) => item !== earlier);
    this.untold = [...others, { kind, count: count + (earlier?.count ?? 0), news: earlier ? undefined : news }];
  }
}

const withoutUnknown = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
