import { addDays } from '@farmhouse/contracts/timing/ist';
import { eventually } from '../support/eventually.ts';
import { nightsFrom } from '../support/nights.ts';
import type { ServedResponse } from './calendar-relay.ts';
import { eventKey, type Entry, type Installation, type InstallationView } from './installation.ts';

/** Longest age of an exported calendar, which is cached for two seconds. In milliseconds. */
export const EXPORTED_WITHIN_MS = 2_500;
/** How long guests may still see cached availability, in milliseconds. */
const SHOWN_WITHIN_MS = 10_000;

interface Holding {
  entry: Entry;
  /** When the entry was first seen in its installation, and whether it may have been cancelled since. */
  since: number;
  mayEnd: boolean;
}

interface Overlap {
  isShown: boolean;
  isOver: boolean;
}

/** The ledger's record of one installation. */
export class InstallationRecord {
  readonly holdings = new Map<string, Holding>();
  /** Every UID that it has ever had. */
  readonly uids = new Set<string>();
  view: InstallationView = { held: [], requests: [], events: [], clashes: [] };
  readonly installation: Installation;

  constructor(installation: Installation) {
    this.installation = installation;
  }
}

export const shareANight = (a: Pick<Entry, 'fromDate' | 'toDate'>, b: Pick<Entry, 'fromDate' | 'toDate'>): boolean =>
  a.fromDate <= b.toDate && b.fromDate <= a.toDate;

const pairOf = (...uids: [string, string]): string => uids.toSorted().join(' + ');

/** True if an installation may free the dates: since the last calendar with them it received two without them. */
function mayFree(key: string, answers: readonly ServedResponse[]): boolean {
  const last = answers.findLastIndex(({ kind, keys, isSure }) => kind !== 'failure' && isSure && keys.has(key));
  let lacking = 0;
  for (const { kind, keys, isSure } of answers.slice(last + 1)) {
    if (kind !== 'failure' && !keys.has(key)) lacking += 1;
    else if (isSure) lacking = 0;
    if (lacking === 2) return true;
  }
  return false;
}

/** The entries of both installations, what each must know of the other one, and the violations of the rules. */
export class Ledger {
  readonly violations = new Set<string>();
  readonly overlaps = new Map<string, Overlap>();
  readonly wronglyFreed = new Set<string>();
  readonly cameBack = new Set<string>();
  freed = 0;
  readonly records: readonly [InstallationRecord, InstallationRecord];

  constructor(installations: readonly [Installation, Installation]) {
    this.records = [new InstallationRecord(installations[0]), new InstallationRecord(installations[1])];
  }

  recordOf(installation: Installation): InstallationRecord {
    return this.records[0].installation === installation ? this.records[0] : this.records[1];
  }

  otherOf(record: InstallationRecord): InstallationRecord {
    return this.records[0] === record ? this.records[1] : this.records[0];
  }

  violate(text: string): void {
    if (this.violations.has(text)) return;
    console.error(`${new Date().toISOString()} ${text}`);
    this.violations.add(text);
  }

  /** To be called before the owner cancels or moves an entry. */
  recordEnding(installation: Installation, { uid }: Entry): void {
    const holding = this.recordOf(installation).holdings.get(uid);
    if (holding) holding.mayEnd = true;
  }

  /** Reads the state of both installations, and compares it with what is known of them. */
  async observe(): Promise<void> {
    for (const record of this.records) {
      const before = record.view;
      record.view = await record.installation.view();
      this.recordHoldings(record);
      this.checkKnownBefore(record, before);
    }
    this.recordOverlaps();
    for (const record of this.records) {
      this.checkOrigin(record);
      this.checkClashes(record);
    }
  }

  private recordHoldings({ installation, view, holdings, uids }: InstallationRecord): void {
    const held = new Map(view.held.map((entry) => [entry.uid, entry]));
    for (const [uid, { mayEnd }] of holdings) {
      if (held.has(uid)) continue;
      holdings.delete(uid);
      if (!mayEnd) this.violate(`${installation.name} has lost ${uid}`);
    }
    for (const [uid, entry] of held) {
      uids.add(uid);
      const known = holdings.get(uid);
      const isSame = known !== undefined && eventKey(known.entry) === eventKey(entry);
      if (known && !isSame && !known.mayEnd) this.violate(`${installation.name} has moved ${uid} by itself`);
      holdings.set(uid, isSame ? { ...known, mayEnd: false } : { entry, since: Date.now(), mayEnd: false });
    }
  }

  /** Checks each event that has disappeared, and that no new stay was accepted over an event that was known before. */
  private checkKnownBefore(record: InstallationRecord, before: InstallationView): void {
    const { installation, view } = record;
    const now = new Set(view.events.map(eventKey));
    const stillHeld = this.otherOf(record).holdings;
    for (const event of before.events) {
      const key = eventKey(event);
      if (now.has(key)) continue;
      this.freed += 1;
      const holding = stillHeld.get(event.uid);
      const isHeld = holding !== undefined && !holding.mayEnd && eventKey(holding.entry) === key;
      if (!isHeld && mayFree(key, installation.relay.answers)) continue;
      this.wronglyFreed.add(`${installation.name} ${key}`);
      this.violate(
        `${installation.name} has freed ${key}, ${isHeld ? 'which is held' : 'after fewer than two calendars'}`,
      );
    }
    const known = before.events.filter((event) => now.has(eventKey(event)));
    const heldBefore = new Set(before.held.map(({ uid }) => uid));
    for (const stay of view.held.filter(({ kind, uid }) => kind === 'stay' && !heldBefore.has(uid))) {
      const over = known.find((event) => shareANight(stay, event));
      if (over) this.violate(`${installation.name} has accepted ${stay.uid} over ${over.uid}, which it knew`);
    }
  }

  /** Pairs of overlapping entries of both installations at this moment. */
  private recordOverlaps(): void {
    const [one, other] = this.records;
    const now = new Set<string>();
    for (const mine of one.view.held) {
      for (const theirs of other.view.held) {
        if ((mine.kind === 'block' && theirs.kind === 'block') || !shareANight(mine, theirs)) continue;
        now.add(pairOf(mine.uid, theirs.uid));
      }
    }
    for (const pair of now) if (!this.overlaps.has(pair)) this.overlaps.set(pair, { isShown: false, isOver: false });
    for (const [pair, overlap] of this.overlaps) overlap.isOver = !now.has(pair);
  }

  /**
   * Everything that an installation has imported is from the other one: its own entries have not come back, and none
   * is made up.
   */
  private checkOrigin(record: InstallationRecord): void {
    const { uids } = this.otherOf(record);
    for (const { uid } of record.view.events) {
      const name = `${record.installation.name} ${uid}`;
      if (uids.has(uid) || this.cameBack.has(name)) continue;
      this.cameBack.add(name);
      this.violate(`${record.installation.name} has taken dates for ${uid}, which the other installation never held`);
    }
  }

  /** Every event over a stay is a clash that is shown. */
  private checkClashes({ installation, view }: InstallationRecord): void {
    const shown = new Set(
      view.clashes.map(({ event, booking }) => pairOf(event.uid, installation.uidOfStay(booking.id))),
    );
    for (const pair of shown) {
      const overlap = this.overlaps.get(pair);
      if (overlap) overlap.isShown = true;
    }
    for (const stay of view.held.filter(({ kind }) => kind === 'stay')) {
      for (const { uid } of view.events.filter((event) => shareANight(stay, event))) {
        if (!shown.has(pairOf(uid, stay.uid)))
          this.violate(`${installation.name} does not show that ${uid} is over ${stay.uid}`);
      }
    }
  }

  /**
   * Call after a successful import that began at `began`: the installation must know the entries that the other one had by
   * then.
   */
  checkReading(installation: Installation, began: number): void {
    const record = this.recordOf(installation);
    const known = new Set(record.view.events.map(eventKey));
    for (const { entry, since, mayEnd } of this.otherOf(record).holdings.values()) {
      if (mayEnd || since > began - EXPORTED_WITHIN_MS || known.has(eventKey(entry))) continue;
      this.violate(`${installation.name} has read the other calendar and does not know ${eventKey(entry)}`);
    }
  }

  /**
   * At the end, after the last imports: each installation knows exactly the entries of the other one, and no overlap is
   * hidden.
   */
  async checkConverged(): Promise<void> {
    for (const record of this.records) {
      const known = record.view.events.map(eventKey).toSorted();
      const held = this.otherOf(record).view.held.map(eventKey).toSorted();
      if (known.join('\n') !== held.join('\n'))
        this.violate(
          `${record.installation.name} knows\n${known.join('\n')}\nand the other installation holds\n${held.join('\n')}`,
        );
      await this.checkShown(record);
    }
    for (const pair of this.unseen()) this.violate(`Both installations hold ${pair}, and no dashboard shows it`);
  }

  /** Guests see as taken exactly the nights of the installation's own and imported entries. */
  private async checkShown({ installation, view }: InstallationRecord): Promise<void> {
    const expected = [
      ...new Set(
        [...view.held, ...view.events].flatMap(({ fromDate, toDate }) => nightsFrom(fromDate, addDays(toDate, 1))),
      ),
    ]
      .toSorted()
      .join(' ');
    await eventually(async () => {
      const taken = (await installation.taken()).toSorted().join(' ');
      if (taken !== expected) throw new Error(`${installation.name} shows ${taken}\nas taken, not ${expected}`);
    }, SHOWN_WITHIN_MS).catch((error: Error) => this.violate(error.message));
  }

  unseen(): string[] {
    return [...this.overlaps].filter(([, { isShown, isOver }]) => !isShown && !isOver).map(([pair]) => pair);
  }
}
