import { Metrics } from '@farmhouse/platform/observability/metrics';
import { expect, it } from '@jest/globals';
import { LedgerEntryEntity } from '../booking/ledger/ledger-entry.entity.ts';
import { aBooking, dbOf } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

it('GET /metrics shows the payments of the last 24 hours, without undone ones', async () => {
  const { id: bookingId } = await aBooking(bookings);
  const entries = dbOf(bookings).getRepository(LedgerEntryEntity);
  const pay = (amount: number, hoursAgo: number) =>
    entries.insert({
      bookingId,
      kind: 'payment',
      amount,
      by: 'owner',
      at: new Date(Date.now() - hoursAgo * 3_600_000),
    });
  await pay(9_000, 25);
  await pay(4_000, 23);
  await pay(500, 1);
  const { identifiers } = await pay(700, 1);
  const corrects = identifiers[0]?.id as number;
  await entries.insert({ bookingId, kind: 'correction', amount: 700, by: 'owner', corrects });

  const text = await bookings.app.get(Metrics).registry.getSingleMetricAsString('payments_day_rupees');

  expect(text).toMatch(/^payments_day_rupees\{.*\} 4500$/m);
});
