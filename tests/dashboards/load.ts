import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { setTimeout as sleep } from 'node:timers/promises';
import { Ledger } from '../support/load/ledger.ts';
import { MixedLoad } from '../support/load/mixed-load.ts';
import { call } from '../support/api/call.ts';
import { Owner } from '../support/api/owner.ts';
import { startChat } from '../support/chat/chat.ts';
import { freeze, kill } from '../support/processes/processes.ts';
import { seededRandom } from '../support/random.ts';
import { randomSeed } from '../support/run-options.ts';

const QUIET_MS = 100_000;
const FROZEN_MS = 60_000;
const BETWEEN_KILLS_MS = 20_000;
const PAUSE_MS = 100;

/** Reads that the gateway caches, and a call that it refuses while catalogue is down. */
async function readAndCheck(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await call('GET', '/api/services').catch(() => undefined);
    await call('POST', '/api/coupons/validate', { body: { code: 'NOTHING10' } }).catch(() => undefined);
    await sleep(PAUSE_MS);
  }
}

/** Records the payment of a demo stay that is confirmed and not paid. */
async function payForAStay(owner: Owner): Promise<void> {
  const [stay] = await owner.get<BookingView[]>('/api/admin/bookings?status=confirmed&paymentStatus=pending');
  if (!stay) throw new Error('The demo has no confirmed stay that is to be paid');
  await owner.send('POST', `/api/admin/bookings/${stay.id}/record-payment`, { method: 'cash', verify: true });
}

/**
 * Guests and the owner use the product for about five minutes. In the middle notifications is frozen for a minute, at
 * whose end `whileFrozen` runs; then three processes are killed one after another.
 */
export async function loadWithOutages(whileFrozen: () => Promise<void>): Promise<void> {
  const owner = await Owner.signedIn();
  const load = new MixedLoad(owner, new Ledger(), seededRandom(randomSeed()));
  let isOver = false;
  await load.start();
  const reading = readAndCheck(() => isOver);
  await payForAStay(owner);
  await sleep(QUIET_MS);

  await startChat();
  const thaw = await freeze('notifications');
  await sleep(FROZEN_MS);
  await whileFrozen().finally(thaw);
  await sleep(BETWEEN_KILLS_MS);
  for (const name of ['content', 'catalogue', 'web'] as const) {
    await kill(name);
    await sleep(BETWEEN_KILLS_MS);
  }

  isOver = true;
  await Promise.all([load.stop(), reading]);
}
