import {
  ledgerSums,
  type LedgerEntry,
  type LedgerKind,
  type LedgerSums,
} from '@farmhouse/contracts/bookings/payment/ledger';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aBooking, dbOf, resetDatabase, stayIn } from '../../testing/test-bookings.ts';
import { useBookings } from '../../testing/use-bookings.ts';
import { addLedgerEntries, type NewLedgerEntry } from './ledger-writer.ts';
import { ledgerOf } from './ledger.repository.ts';

/** fast-check prints the seed and the shortest failing history. */
const RUNS = 10;
const STEPS = 200;
const OWNER = { id: 1, name: 'owner' };

const bookings = useBookings();
const db = () => dbOf(bookings);

const add = (...entries: NewLedgerEntry[]) =>
  db().transaction((tx) => addLedgerEntries(tx, entries, { actor: OWNER, now: new Date() }));

const sumsInDatabase = async (bookingId: number): Promise<LedgerSums> => {
  const [row] = await db().query<LedgerSums[]>(
    `SELECT charged, paid, refunded, deposit_taken AS "depositTaken", deposit_returned AS "depositReturned",
       deposit_kept AS "depositKept" FROM ledger_sums($1)`,
    [bookingId],
  );
  return row as LedgerSums;
};

/** What a step adds; `undo` corrects the entry at that share of the list. */
type Step = { kind: Exclude<LedgerKind, 'correction'>; amount: number } | { undo: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom<Exclude<LedgerKind, 'correction' | 'charge'>>(
        ...(['payment', 'refund', 'deposit_taken', 'deposit_returned', 'deposit_kept'] as const),
      ),
      amount: fc.integer({ min: 1, max: 5000 }),
    }),
  },
  // negative when a change lowers the total
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('charge'),
      amount: fc.integer({ min: -5000, max: 5000 }).filter((amount) => amount !== 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ undo: fc.double({ min: 0, max: 0.999, noNaN: true }) }) },
);

function entryFor(next: Step, bookingId: number, entries: readonly LedgerEntry[]): NewLedgerEntry | undefined {
  if ('kind' in next) return { bookingId, ...next };
  const undone = entries[Math.floor(next.undo * entries.length)];
  return undone && { bookingId, kind: 'correction', amount: undone.amount, corrects: undone.id };
}

/** The sums of the same entries, added in their order to another booking whose ledger is empty. */
async function replayed(entries: readonly LedgerEntry[]): Promise<LedgerSums> {
  const { id: bookingId } = await aBooking(bookings, stayIn(20));
  const ids = new Map<number, number>();
  const [own] = await ledgerOf(db().manager, bookingId);
  await add({ bookingId, kind: 'correction', amount: own?.amount ?? 0, corrects: own?.id });
  for (const { id, kind, amount, corrects } of entries) {
    const [added] = await add({ bookingId, kind, amount, corrects: corrects === null ? null : ids.get(corrects) });
    ids.set(id, added?.id ?? 0);
  }
  return sumsInDatabase(bookingId);
}

/** True if the rules of the ledger allow the entry after the others. */
function isAllowed(entry: NewLedgerEntry, entries: readonly LedgerEntry[]): boolean {
  const undone = entries.find(({ id }) => id === entry.corrects);
  if (undone?.kind === 'correction' || entries.some(({ corrects }) => corrects && corrects === entry.corrects)) {
    return false;
  }
  const next = {
    id: Number.MAX_SAFE_INTEGER,
    kind: entry.kind,
    amount: entry.amount,
    corrects: entry.corrects ?? null,
  };
  const sums = ledgerSums([...entries, next]);
  // charges and payments are never refused: only their corrections may leave too little to cover the rest
  if (entry.kind === 'charge' || entry.kind === 'payment') return true;
  return sums.refunded <= sums.paid && sums.depositReturned + sums.depositKept <= sums.depositTaken;
}

describe('the ledger of a booking', () => {
  it('has in the database the sums of the rule after each of 200 random entries, refuses what the rules refuse, and has the same sums when replayed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        await resetDatabase(bookings);
        const { id } = await aBooking(bookings);
        for (const next of steps) {
          const before = await ledgerOf(db().manager, id);
          const entry = entryFor(next, id, before);
          if (!entry) continue;

          const done = await add(entry).then(
            () => true,
            () => false,
          );

          expect(done).toBe(isAllowed(entry, before));
          const after = await ledgerOf(db().manager, id);
          expect(await sumsInDatabase(id)).toEqual(ledgerSums(after));
          if (done && entry.corrects) {
            expect(ledgerSums(after)).toEqual(ledgerSums(before.filter((one) => one.id !== entry.corrects)));
          }
        }
        expect(await replayed(await ledgerOf(db().manager, id))).toEqual(await sumsInDatabase(id));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it('has the sums from before a wrong entry once the entry is corrected', async () => {
    const { id } = await aBooking(bookings);
    await add({ bookingId: id, kind: 'payment', amount: 5100, method: 'cash' });
    const before = await sumsInDatabase(id);
    await add({ bookingId: id, kind: 'refund', amount: 700, method: 'cash' });
    const wrong = (await ledgerOf(db().manager, id)).at(-1);

    await add({ bookingId: id, kind: 'correction', amount: 700, corrects: wrong?.id ?? 0 });

    expect(await sumsInDatabase(id)).toEqual(before);
  });

  it('refunds what was paid only once for concurrent refunds', async () => {
    const { id } = await aBooking(bookings);
    await add({ bookingId: id, kind: 'payment', amount: 5100, method: 'upi' });

    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => add({ bookingId: id, kind: 'refund', amount: 5100, method: 'upi' })),
    );

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sumsInDatabase(id)).toMatchObject({ paid: 5100, refunded: 5100 });
  });

  it.each<[string, Omit<NewLedgerEntry, 'bookingId'>]>([
    ['a payment below zero', { kind: 'payment', amount: -1 }],
    ['a refund without a payment', { kind: 'refund', amount: 1 }],
    ['a deposit that was never taken', { kind: 'deposit_kept', amount: 1 }],
    ['a correction of nothing', { kind: 'correction', amount: 1 }],
    ['a correction of an entry that does not exist', { kind: 'correction', amount: 1, corrects: 999 }],
    ['an unknown kind', { kind: 'gift' as LedgerKind, amount: 1 }],
    ['an amount beyond the integer range of the database', { kind: 'payment', amount: 1e15 }],
    ['a fraction of a rupee', { kind: 'payment', amount: 0.5 }],
  ])('refuses %s', async (_case, entry) => {
    const { id } = await aBooking(bookings);

    await expect(add({ bookingId: id, ...entry })).rejects.toThrow();

    expect(await ledgerOf(db().manager, id)).toHaveLength(1);
  });

  it('refuses the correction of another booking’s entry', async () => {
    const [mine, other] = [await aBooking(bookings), await aBooking(bookings)];
    const [charge] = await ledgerOf(db().manager, other.id);

    await expect(
      add({ bookingId: mine.id, kind: 'correction', amount: charge?.amount ?? 0, corrects: charge?.id }),
    ).rejects.toThrow('A correction has the booking and the amount');
  });
});
