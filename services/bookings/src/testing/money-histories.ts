import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { LedgerKind } from '@farmhouse/contracts/bookings/payment/ledger';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { UNDO_HEADER, type Undoable } from '@farmhouse/contracts/undo/undo';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import fc from 'fast-check';
import { BookingEraser } from '../booking/writer/booking-eraser.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { UnansweredRequestsService } from '../booking-status/unanswered-requests.service.ts';
import { ledgerOf } from './booking-calls.ts';
import { dbOf, stored, type Booked } from './test-bookings.ts';

/** One call about the money, the price or the status of a booking. */
export type MoneyStep =
  | { act: 'pay'; amount: number; verify: boolean; beyondDue?: boolean }
  | { act: 'submit'; utr: string; amount: number }
  | { act: 'verify'; verified: boolean }
  | { act: 'refund'; amount: number }
  | { act: 'deposit'; action: 'take' | 'return' }
  | { act: 'correct'; share: number }
  | { act: 'change'; finalTotal: number }
  | { act: 'confirm' | 'cancel' | 'decline' | 'expire' | 'undo' | 'erase' }
  | { act: 'override'; to: BookingStatus };

const CORRECTABLE: readonly LedgerKind[] = ['payment', 'refund', 'deposit_taken', 'deposit_returned'];

/** When every request is unanswered for too long. */
const atTheEnd = () => new Date(Date.now() + 100 * DAY_MS);

const amount = fc.constantFrom(1, 900, 2000, 5100);

const step: fc.Arbitrary<MoneyStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('pay'), amount, verify: fc.boolean(), beyondDue: fc.boolean() }),
  },
  fc.record({ act: fc.constant('submit'), utr: fc.constantFrom('111111111111', '222222222222'), amount }),
  { weight: 2, arbitrary: fc.record({ act: fc.constant('verify'), verified: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('refund'), amount }) },
  fc.record({ act: fc.constant('deposit'), action: fc.constantFrom('take', 'return') }),
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('correct'), share: fc.double({ min: 0, max: 0.999, noNaN: true }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('change'), finalTotal: fc.constantFrom(0, 1000, 5100, 8000) }) },
  fc.record({ act: fc.constantFrom('confirm', 'cancel', 'decline', 'expire', 'undo', 'erase') }),
  fc.record({ act: fc.constant('override'), to: fc.constantFrom('pending', 'confirmed', 'cancelled', 'completed') }),
);

export const moneyHistories = (maxLength: number): fc.Arbitrary<MoneyStep[]> =>
  fc.array(step, { minLength: 5, maxLength });

/** Makes the calls of a step; false if the service refuses it. */
export async function performMoneyStep(service: TestService, booked: Booked, step: MoneyStep): Promise<boolean> {
  const { id, code, cookie: headers } = booked;
  const send = async (method: 'POST' | 'PATCH', path: string, body: object) =>
    (await callAsAdmin(service, method, `/api/${path}`, { body, headers: { [UNDO_HEADER]: '10' } })).status < 300;
  const post = (path: string, body: object = {}) => send('POST', path, body);
  switch (step.act) {
    case 'pay':
      return post(`admin/bookings/${id}/payments`, {
        ...{ amount: step.amount, method: 'cash', verify: step.verify, beyondDue: step.beyondDue },
      });
    case 'submit': {
      const body = { upiTransactionId: step.utr, amount: step.amount };
      return (await call(service, 'POST', `/api/bookings/${code}/payment`, { body, headers })).status < 300;
    }
    case 'verify':
      return post(`admin/bookings/${id}/verify-payment`, { verified: step.verified, amount: 2000 });
    case 'refund':
      return post(`admin/bookings/${id}/refunds`, { amount: step.amount, method: 'cash' });
    case 'deposit':
      return post(`admin/bookings/${id}/deposit`, { action: step.action, amount: 1000, method: 'cash' });
    case 'correct': {
      const ledger = await ledgerOf(service, id);
      const undone = new Set(ledger.entries.map(({ corrects }) => corrects));
      const entries = ledger.entries.filter((entry) => CORRECTABLE.includes(entry.kind) && !undone.has(entry.id));
      return post(`admin/ledger/${entries[Math.floor(step.share * entries.length)]?.id ?? 0}/correct`);
    }
    case 'change': {
      const { version } = await stored(service, id);
      const body = { version, pricing: 'fixed', finalTotal: step.finalTotal };
      return send('PATCH', `admin/bookings/${id}`, body);
    }
    case 'confirm':
    case 'cancel':
      return post(`bookings/${id}/${step.act}`);
    case 'decline':
      return post('admin/bookings/decline', { ids: [id] });
    case 'expire':
      return (await service.app.get(UnansweredRequestsService).endUnanswered(atTheEnd())) > 0;
    case 'undo': {
      const { body } = await callAsAdmin<Undoable[]>(service, 'GET', '/api/admin/undo');
      return post(`admin/undo/${body[0]?.id ?? 0}`);
    }
    case 'erase':
      await dbOf(service).transaction(async (tx) => {
        const booking = await lockBooking(tx, { id });
        await service.app.get(BookingEraser).eraseGuests(tx, [booking], new Date());
      });
      return true;
    case 'override':
      return send('PATCH', `admin/bookings/${id}/status`, { status: step.to });
  }
}
