import type { ApiResponse } from '../support/api/call.ts';
import { aPhone } from '../support/guests.ts';
import type { SeededRandom } from '../support/random.ts';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { OUTAGES } from './calendar-relay.ts';
import { nightAt, type Entry, type Installation } from './installation.ts';
import type { Ledger } from './ledger.ts';

/** The actions of a run, by name, with the number of times each was done. */
export const ACTIONS = [
  ...(['sell', 'sell twice', 'request', 'confirm', 'decline', 'cancel', 'block', 'move', 'unblock'] as const),
  ...(['settle', 'read', 'schedule', 'outage', 'kill', 'restart'] as const),
];
export type Action = (typeof ACTIONS)[number];
/** Nights, the first and the last one. */
type Days = [first: string, last: string];

/** Upper limit of the random numbers that choose among the current candidates, modulo their number. */
const MAX_CHOICE = 1_000;
const MAX_NIGHTS = 3;
const KILLED = ['bookings', 'bookings', 'postgres', 'redis', 'gateway'] as const;
/** Longest time from the beginning of a call to a kill, in milliseconds. */
const KILLED_WITHIN_MS = 120;
/** Longest duration of an outage, in actions. */
const OUTAGE_ACTIONS = 25;

export class Actions {
  readonly counts: Record<Action, number> = Object.fromEntries(ACTIONS.map((name) => [name, 0])) as Record<
    Action,
    number
  >;
  /** Calls that were refused, mostly because the dates are taken. */
  refused = 0;
  /** Calls without a response or with a server error, and imports that did not return 200. */
  unanswered = 0;
  /** Actions that found nothing to do. */
  idle = 0;
  private readonly random: SeededRandom;
  private readonly ledger: Ledger;
  private readonly installations: readonly Installation[];
  private readonly outageLeft = new Map<Installation, number>();

  constructor(installations: readonly Installation[], ledger: Ledger, random: SeededRandom) {
    this.installations = installations;
    this.ledger = ledger;
    this.random = random;
  }

  /** Does one action in one installation, both chosen at random. */
  async step(): Promise<void> {
    for (const [installation, left] of this.outageLeft) {
      this.outageLeft.set(installation, left - 1);
      if (left <= 0) this.endOutage(installation);
    }
    const installation = this.random.pick(this.installations);
    const action = this.random.pick(WEIGHTED);
    this.counts[action] += 1;
    await this.perform(action, installation);
  }

  endOutages(): void {
    for (const installation of this.installations) this.endOutage(installation);
  }

  private endOutage(installation: Installation): void {
    installation.relay.outage = undefined;
    this.outageLeft.delete(installation);
  }

  private perform(action: Action, installation: Installation): Promise<void> {
    const steps: Record<Action, () => Promise<void>> = {
      sell: () => this.sell(installation, this.days(MAX_NIGHTS)),
      'sell twice': () => this.bookSameNightsInBoth(),
      request: () => this.answered(this.request(installation, this.days(MAX_NIGHTS))),
      confirm: () => this.confirm(installation),
      decline: () => this.withOne(this.view(installation).requests, ({ id }) => installation.cancel(id)),
      cancel: () => this.end(installation, 'stay', (stay) => installation.cancel(stay.id)),
      block: () => this.answered(installation.block(...this.days(2))),
      move: () => this.end(installation, 'block', (block) => installation.move(block.id, ...this.days(2))),
      unblock: () => this.end(installation, 'block', (block) => installation.unblock(block.id)),
      settle: () => this.settle(installation),
      read: () => this.read(installation),
      schedule: () => this.answered(installation.makeDue()),
      outage: () => this.beginOutage(installation),
      kill: () => this.killDuring(installation),
      restart: () => this.restart(installation),
    };
    return steps[action]();
  }

  private view(installation: Installation) {
    return this.ledger.recordOf(installation).view;
  }

  private days(most: number): Days {
    const first = nightAt(this.random.below(MAX_CHOICE));
    return [first, addDays(first, this.random.below(most))];
  }

  private request(installation: Installation, [checkinDate, last]: Days): Promise<ApiResponse> {
    const dates = { checkinDate, checkoutDate: addDays(last, 1), checkinTime: '14:00' };
    return installation.request({ ...dates, fullName: 'Asha Rao', contactNumber: aPhone(), guestCount: 2 });
  }

  /** A request that the owner confirms at once. */
  private async sell(installation: Installation, days: Days): Promise<void> {
    const before = new Set(this.view(installation).requests.map(({ id }) => id));
    await this.answered(this.request(installation, days));
    const { requests } = await installation.view();
    const made = requests.find(({ id }) => !before.has(id));
    if (made) await this.answered(installation.confirm(made.id));
  }

  /** Both installations sell the same nights at the same time. */
  private async bookSameNightsInBoth(): Promise<void> {
    const days = this.days(MAX_NIGHTS);
    await Promise.all(this.installations.map((installation) => this.sell(installation, days)));
  }

  /** Counts the outcome of a call; what the call has changed is seen at the next `observe`. */
  private async answered(call: Promise<ApiResponse>): Promise<void> {
    const response = await call.catch(() => undefined);
    if (response === undefined || response.status >= 500) this.unanswered += 1;
    else if (response.status >= 400) this.refused += 1;
  }

  /** Does something with one of the values, if there is one. */
  private async withOne<T>(values: readonly T[], work: (value: T) => Promise<ApiResponse>): Promise<void> {
    const at = this.random.below(MAX_CHOICE);
    const value = values[at % Math.max(1, values.length)];
    if (value === undefined) this.idle += 1;
    else await this.answered(work(value));
  }

  private confirm(installation: Installation): Promise<void> {
    return this.withOne(this.view(installation).requests, ({ id }) => installation.confirm(id));
  }

  private end(
    installation: Installation,
    kind: Entry['kind'],
    work: (entry: Entry) => Promise<ApiResponse>,
  ): Promise<void> {
    const ofKind = this.view(installation).held.filter((entry) => entry.kind === kind);
    return this.withOne(ofKind, (entry) => {
      this.ledger.recordEnding(installation, entry);
      return work(entry);
    });
  }

  /** The owner resolves a clash by cancelling the stay. */
  private settle(installation: Installation): Promise<void> {
    const { clashes, held } = this.view(installation);
    const over = new Set(clashes.map(({ booking }) => booking.id));
    const stays = held.filter(({ kind, id }) => kind === 'stay' && over.has(id));
    return this.withOne(stays, (stay) => {
      this.ledger.recordEnding(installation, stay);
      return installation.cancel(stay.id);
    });
  }

  /** The owner accepts a calendar with far fewer events if it is correct. */
  async read(installation: Installation): Promise<void> {
    const began = Date.now();
    const read = async (acceptFewer = false) => {
      const response = await installation.readNow(acceptFewer).catch(() => undefined);
      if (response?.status !== 200) this.unanswered += 1;
      return response?.status === 200 ? response.json.problem : 'unanswered';
    };
    let problem = await read();
    const isRight = installation.relay.outage === undefined;
    if (isRight && (problem === 'empty' || problem === 'shrunk')) problem = await read(true);
    if (!isRight || problem !== null) return;
    await this.ledger.observe();
    this.ledger.checkReading(installation, began);
  }

  private beginOutage(installation: Installation): Promise<void> {
    installation.relay.outage = this.random.pick(OUTAGES);
    installation.relay.cutAt = this.random.below(100) / 100;
    this.outageLeft.set(installation, 1 + this.random.below(OUTAGE_ACTIONS));
    return Promise.resolve();
  }

  /** Kills a process of the installation during an import, a confirmation, a cancellation or a booking request. */
  private async killDuring(installation: Installation): Promise<void> {
    const during = this.random.pick(['read', 'read', 'sell', 'confirm', 'cancel', 'block'] as const);
    const killed = this.random.pick(KILLED);
    const afterMs = this.random.below(KILLED_WITHIN_MS);
    const doing = during === 'read' ? this.answered(installation.readNow()) : this.perform(during, installation);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await installation.kill(killed);
    await doing;
    await installation.untilReady();
  }

  private async restart(installation: Installation): Promise<void> {
    await installation.restart();
    await installation.untilReady();
  }
}

const times = (count: number, action: Action): Action[] => Array.from({ length: count }, () => action);
const WEIGHTED: readonly Action[] = [
  ...times(14, 'sell'),
  ...times(5, 'sell twice'),
  ...times(3, 'request'),
  ...times(3, 'confirm'),
  ...times(2, 'decline'),
  ...times(6, 'cancel'),
  ...times(3, 'block'),
  ...times(2, 'move'),
  ...times(2, 'unblock'),
  ...times(3, 'settle'),
  ...times(12, 'read'),
  ...times(3, 'schedule'),
  ...times(3, 'outage'),
  ...times(2, 'kill'),
  ...times(1, 'restart'),
];
