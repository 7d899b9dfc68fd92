import { randomUUID } from 'node:crypto';
import type { NewSession, PageView, Hit, HitEvent } from './hit.ts';

/** One session of a batch of hits, with what the hits change about it. */
export interface SessionRow {
  sessionId: string;
  /** Null when all its hits are exits. */
  owner: string | null;
  /** The session to insert when none with that id exists; undefined for hits that start none. */
  session: NewSession | undefined;
  /** Its last view, which stays open until an exit; undefined without a view. */
  view: ViewRow | undefined;
}

export interface ViewRow extends PageView {
  id: string;
  sessionId: string;
}

export interface EventRow extends HitEvent {
  id: string;
  sessionId: string;
}

/** Hits that are stored by one statement, as the rows that they become. */
export interface HitBatch {
  /** In the order of their ids. */
  sessions: SessionRow[];
  /** Views that another one of the same session follows. */
  earlierViews: ViewRow[];
  /** Exits whose view is not in the batch; at most one for each page of a session. */
  exits: ViewRow[];
  events: EventRow[];
  /** Hits of another browser for a session of the batch: they are stored with the next batch. */
  deferred: Hit[];
}

/** Repeated exits of a page, as when its tab is hidden and then closed, never decrease a value. */
function addTime(view: PageView, { timeOnPage, scrollDepth }: PageView): void {
  view.timeOnPage = Math.max(view.timeOnPage, timeOnPage);
  view.scrollDepth = Math.max(view.scrollDepth, scrollDepth);
}

const isViewOf = (sessionId: string, page: string) => (view: ViewRow) =>
  view.sessionId === sessionId && view.page === page;

/** Collects the rows of hits in their order. */
class BatchBuilder implements Omit<HitBatch, 'sessions'> {
  readonly earlierViews: ViewRow[] = [];
  readonly exits: ViewRow[] = [];
  readonly events: EventRow[] = [];
  readonly deferred: Hit[] = [];
  private readonly isStored: (sessionId: string) => boolean;
  private readonly bySession = new Map<string, SessionRow>();

  constructor(isStored: (sessionId: string) => boolean) {
    this.isStored = isStored;
  }

  sessions(): SessionRow[] {
    return [...this.bySession.values()].sort((a, b) => (a.sessionId < b.sessionId ? -1 : 1));
  }

  add(hit: Hit): void {
    const { sessionId, owner } = hit;
    const row = this.bySession.get(sessionId);
    if (row?.owner && owner && row.owner !== owner) this.deferred.push(hit);
    else this.applyTo(row ?? this.newRow(sessionId), hit);
  }

  private newRow(sessionId: string): SessionRow {
    const row = { sessionId, owner: null, session: undefined, view: undefined };
    this.bySession.set(sessionId, row);
    return row;
  }

  private applyTo(row: SessionRow, hit: Hit): void {
    row.owner ??= hit.owner;
    if (hit.kind === 'start') row.session = hit.session;
    if (hit.kind === 'view' || hit.kind === 'event') this.setNewSessionUnlessStored(row, hit);
    if (hit.kind === 'view') this.addView(row, hit.view);
    if (hit.kind === 'exit') this.addExit(row, hit.view);
    if (hit.kind === 'event') this.events.push({ ...hit.event, id: randomUUID(), sessionId: row.sessionId });
  }

  private setNewSessionUnlessStored(row: SessionRow, hit: { session: () => NewSession }): void {
    if (!row.session && !this.isStored(row.sessionId)) row.session = hit.session();
  }

  private addView(row: SessionRow, view: PageView): void {
    if (row.view) this.earlierViews.push(row.view);
    row.view = { ...view, id: randomUUID(), sessionId: row.sessionId };
  }

  private addExit({ sessionId, view: open }: SessionRow, exit: PageView): void {
    const view = open?.page === exit.page ? open : this.exits.find(isViewOf(sessionId, exit.page));
    if (view) addTime(view, exit);
    else this.exits.push({ ...exit, id: randomUUID(), sessionId });
  }
}

/** The rows of hits. Hits of a session that `isKnown` do not start one. */
export function batchOf(hits: readonly Hit[], isStored: (sessionId: string) => boolean = () => false): HitBatch {
  const batch = new BatchBuilder(isStored);
  for (const hit of hits) batch.add(hit);
  const { earlierViews, exits, events, deferred } = batch;
  return { sessions: batch.sessions(), earlierViews, exits, events, deferred };
}
