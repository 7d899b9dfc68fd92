import type { CalendarClash } from '@farmhouse/contracts/bookings/calendar-feed';
import { nightsOf, overlap, type Nights } from './nights.ts';

export const HOUSES = ['a', 'b'] as const;
export type HouseName = (typeof HOUSES)[number];
export const otherOf = (house: HouseName): HouseName => (house === 'a' ? 'b' : 'a');

/** A confirmed stay. */
export interface Stay extends Nights {
  code: string;
  /** Milliseconds since 1970. */
  confirmedAt: number;
}

const describe = ({ code, from, until }: Stay): string => `${code} (${from} to ${until})`;

/** What each house has sold, and what it has seen of the other one. */
export class Ledger {
  readonly sold = { a: new Map<string, Stay>(), b: new Map<string, Stay>() };
  readonly counts = { booked: 0, refused: 0, cancelled: 0, overlapsShown: 0 };
  readonly violations: string[] = [];
  /** The other house's stays that a house has read and that still stand. */
  private readonly seen = { a: new Map<string, Stay>(), b: new Map<string, Stay>() };

  /** A house has answered a request for these nights: with a confirmed stay's code, or null. */
  noteBooking(house: HouseName, nights: Nights, code: string | null): void {
    this.counts[code ? 'booked' : 'refused'] += 1;
    if (!code) return;
    const stay = { ...nights, code, confirmedAt: Date.now() };
    const inTheWay = [...this.seen[house].values()].filter((other) => overlap(other, stay));
    for (const other of inTheWay) this.violations.push(`${house} sold ${describe(stay)} over ${describe(other)}, seen`);
    this.sold[house].set(code, stay);
  }

  noteCancellation(house: HouseName, code: string): void {
    this.counts.cancelled += 1;
    this.sold[house].delete(code);
    this.seen[otherOf(house)].delete(code);
  }

  /** A house has read the complete calendar of the other one, as it was at that time at least. */
  noteRead(house: HouseName, asOf: number): void {
    for (const [code, stay] of this.sold[otherOf(house)]) {
      if (stay.confirmedAt < asOf) this.seen[house].set(code, stay);
    }
  }

  /** The nights that must be taken in a house: its own, and those that it has seen. */
  mustBeTaken(house: HouseName): Set<string> {
    return new Set([...this.sold[house].values(), ...this.seen[house].values()].flatMap(nightsOf));
  }

  /** Pairs of stays that both houses have sold. */
  overlaps(): Record<HouseName, Stay>[] {
    const others = [...this.sold.b.values()];
    return [...this.sold.a.values()].flatMap((a) => others.filter((b) => overlap(a, b)).map((b) => ({ a, b })));
  }

  /** A house that has just read the other one must show each of its stays that the other one has sold, too. */
  checkClashes(house: HouseName, shown: readonly CalendarClash[]): void {
    const codes = new Set(shown.map(({ booking }) => booking.confirmationCode));
    for (const { [house]: stay, [otherOf(house)]: other } of this.overlaps()) {
      if (codes.has(stay.code)) this.counts.overlapsShown += 1;
      else this.violations.push(`${house} does not show that ${describe(stay)} overlaps ${describe(other)}`);
    }
  }
}
