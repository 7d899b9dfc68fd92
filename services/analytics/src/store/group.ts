import { randomUUID } from 'node:crypto';
import type { NewSession, PageVisit, Visit, VisitEvent } from '../visit/visit.ts';

/** One session of a group of visits, with what the visits mean for it. */
export interface SessionRow {
  sessionId: string;
  /** Null when all its visits are exits. */
  owner: string | null;
  /** The session to begin when there is none of that id; undefined for visits that begin none. */
  session: NewSession | undefined;
  /** Its last view, which stays open until an exit; undefined without a view. */
  view: ViewRow | undefined;
}

export interface ViewRow extends PageVisit {
  id: string;
  sessionId: string;
}

export interface EventRow extends VisitEvent {
  id: string;
  sessionId: string;
}

/** A group of visits as the rows that it becomes. */
export interface VisitGroup {
  /** In the order of their ids. */
  sessions: SessionRow[];
  /** Views that another one of the same session follows. */
  earlierViews: ViewRow[];
  /** Exits whose view is not in the group; at most one for each page of a session. */
  exits: ViewRow[];
  events: EventRow[];
  /** Visits of another browser to a session of the group: they go with the next one. */
  later: Visit[];
}

/** Leaving a page several times, as when its tab is hidden and then closed, only ever adds. */
function addTime(view: PageVisit, { timeOnPage, scrollDepth }: PageVisit): void {
  view.timeOnPage = Math.max(view.timeOnPage, timeOnPage);
  view.scrollDepth = Math.max(view.scrollDepth, scrollDepth);
}

const isOf = (sessionId: string, page: string) => (view: ViewRow) => view.sessionId === sessionId && view.page === page;

/** Collects the rows of visits in their order. */
class Group implements Omit<VisitGroup, 'sessions'> {
  readonly earlierViews: ViewRow[] = [];
  readonly exits: ViewRow[] = [];
  readonly events: EventRow[] = [];
  readonly later: Visit[] = [];
  private readonly isKnown: (sessionId: string) => boolean;
  private readonly bySession = new Map<string, SessionRow>();

  constructor(isKnown: (sessionId: string) => boolean) {
    this.isKnown = isKnown;
  }

  sessions(): SessionRow[] {
    return [...this.bySession.values()].sort((a, b) => (a.sessionId < b.sessionId ? -1 : 1));
  }

  add(visit: Visit): void {
    const { sessionId, owner } = visit;
    const row = this.bySession.get(sessionId);
    if (row?.owner && owner && row.owner !== owner) this.later.push(visit);
    else this.addOf(row ?? this.newRow(sessionId), visit);
  }

  private newRow(sessionId: string): SessionRow {
    const row = { sessionId, owner: null, session: undefined, view: undefined };
    this.bySession.set(sessionId, row);
    return row;
  }

  private addOf(row: SessionRow, visit: Visit): void {
    row.owner ??= visit.owner;
    if (visit.kind === 'start') row.session = visit.session;
    if (visit.kind === 'view' || visit.kind === 'event') this.mayBegin(row, visit);
    if (visit.kind === 'view') this.addView(row, visit.view);
    if (visit.kind === 'exit') this.addExit(row, visit.view);
    if (visit.kind === 'event') this.events.push({ ...visit.event, id: randomUUID(), sessionId: row.sessionId });
  }

  private mayBegin(row: SessionRow, visit: { session: () => NewSession }): void {
    if (!row.session && !this.isKnown(row.sessionId)) row.session = visit.session();
  }

  private addView(row: SessionRow, visit: PageVisit): void {
    if (row.view) this.earlierViews.push(row.view);
    row.view = { ...visit, id: randomUUID(), sessionId: row.sessionId };
  }

  private addExit({ sessionId, view: open }: SessionRow, exit: PageVisit): void {
    const view = open?.page === exit.page ? open : this.exits.find(isOf(sessionId, exit.page));
    if (view) addTime(view, exit);
    else this.exits.push({ ...exit, id: randomUUID(), sessionId });
  }
}

/** The rows of a group of visits. Those of a session that `isKnown` begin none. */
export function groupOf(visits: readonly Visit[], isKnown: (sessionId: string) => boolean = () => false): VisitGroup {
  const group = new Group(isKnown);
  for (const visit of visits) group.add(visit);
  const { earlierViews, exits, events, later } = group;
  return { sessions: group.sessions(), earlierViews, exits, events, later };
}
