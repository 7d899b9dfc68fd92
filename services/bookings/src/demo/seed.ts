import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { guestTokenVariable, loadConfig } from '@farmhouse/platform/config/config';
import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import type { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { newConfirmationCode } from '../booking/confirmation-code.ts';
import { BlockEntity } from '../calendar/block.entity.ts';
import { turnaroundOf } from '../booking/booking.rules.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { BOOKINGS_DATABASE } from '../database.ts';
import { readPricingData, type PricingData } from '../price/pricing-data.ts';
import { demoBooking } from './demo-booking.ts';
import { DemoHistory } from './demo-history.ts';
import { DEMO_BLOCKS, DEMO_STAYS } from './demo-stays.ts';

const TIMEOUT_MS = 60_000;
/** The services and settings, once the read models have both. Throws after a minute. */
async function waitForPrices({ manager }: DataSource): Promise<PricingData> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const pricing = await readPricingData(manager);
    if (pricing.services.length > 0 && pricing.settings.size > 0) return pricing;
    if (Date.now() > deadline)
      throw new Error('The read models of bookings have no services and settings yet: is the service running?');
    await sleep(500);
  }
}

/** Fills an empty database with bookings around today, without mails; adds nothing if there are bookings already. */
await runOnce(BOOKINGS_DATABASE, async (db) => {
  const { GUEST_TOKEN_SECRET: secret } = loadConfig(guestTokenVariable);
  if (await db.manager.existsBy(BookingEntity, {})) return 'Bookings are there already';

  const pricing = await waitForPrices(db);
  const now = new Date();
  const today = istDate(now);
  const history = new DemoHistory(new BookingWriter(new AuditTrail(), new Outbox()), pricing.settings);
  await db.transaction(async (tx) => {
    for (const stay of DEMO_STAYS) {
      const booking = demoBooking(stay, { pricing, confirmationCode: newConfirmationCode(), secret, now });
      await history.store(tx, stay, booking);
    }
    for (const { from, to, reason } of DEMO_BLOCKS) {
      const turnaroundMinutes = turnaroundOf(pricing.settings);
      const dates = { fromDate: addDays(today, from), toDate: addDays(today, to) };
      await tx.save(BlockEntity, { ...dates, reason, turnaroundMinutes });
    }
  });
  return `Stored ${DEMO_STAYS.length} bookings and ${DEMO_BLOCKS.length} blocks`;
});
