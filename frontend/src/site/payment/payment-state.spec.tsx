import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { RefundStatus } from '@farmhouse/contracts/bookings/payment/refund';
import type { VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { noteServerTime } from '../../shared/api/server-clock.ts';
import { PaymentState } from './payment-state.tsx';

const stay = {
  confirmationCode: 'FH-7K3M9QXZ',
  status: 'completed',
  paymentStatus: 'pending',
  finalTotal: 5100,
  due: 5100,
  checkinDate: '2126-12-12',
  checkinTime: '13:00',
  datesTaken: false,
} as VisibleBooking;

function shown(changes: Partial<VisibleBooking> & { fullName?: string; refund?: RefundStatus | null }): string {
  const page = <PaymentState booking={{ ...stay, ...changes } as VisibleBooking} />;
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>).replace(/<[^>]+>/g, ' ');
}

it.each<[string, Partial<VisibleBooking>]>([
  ['was never sent', {}],
  ['was not found', { paymentStatus: 'failed' }],
])('the payment of a stay that is over and whose payment %s is still due, not paid', (_case, changes) => {
  const text = shown(changes);

  expect(text).toContain('Your stay is over, and ₹5,100 is still due.');
  expect(text).not.toContain('Paid');
});

it('the payment of a stay that is over is paid once nothing is due any more', () => {
  expect(shown({ paymentStatus: 'verified', due: 0 })).toContain('Paid');
});

it('the payment of a booking of which a part has arrived names that part and the rest that is due', () => {
  const text = shown({ status: 'pending', due: 3100, dueLater: 0 });

  expect(text).toContain('₹2,000 has arrived; ₹3,100 is still to be paid.');
  expect(text).not.toContain('No payment yet');
});

it.each([
  ['with a reference', '412345678901', 4, 'Please check the reference and send it again.'],
  ['with the last reference possible', '412345678901', 0, 'Please call us, and we will sort it out together.'],
  ['without a reference', null, 5, 'If you have paid, please do not pay again: call us'],
])('a payment %s that was not found says what the guest can do', (_case, upiTransactionId, submissionsLeft, advice) => {
  const failed = { fullName: 'Asha Rao', paymentStatus: 'failed', paymentNotes: null, upiTransactionId } as const;

  const text = shown({ ...failed, submissionsLeft } as never);

  expect(text).toContain(advice);
  expect(text.includes('send it again')).toBe(submissionsLeft === 4);
});

it.each([
  ['upi', 'UPI'],
  ['bank', 'bank transfer'],
] as const)('a recorded payment by %s that is being checked is called %s', (paymentMethod, name) => {
  const recorded = { fullName: 'Asha Rao', paymentStatus: 'paid', paymentMethod, upiTransactionId: null } as const;

  expect(shown({ ...recorded, submissionsLeft: 5 } as never)).toContain(`We have noted your payment (${name}).`);
});

const setClock = (time: string) => noteServerTime(new Date(time).toUTCString(), Date.now(), Date.now());

it.each([
  ['before check-in', '2126-12-12T07:00:00Z', 5100, 'Thank you. We look forward to seeing you.'],
  ['after check-in', '2126-12-12T07:31:00Z', 5100, 'Thank you. Enjoy your stay.'],
  ['that costs nothing, before check-in', '2126-12-12T07:00:00Z', 0, 'There is nothing to pay. See you soon.'],
  ['that costs nothing, after check-in', '2126-12-12T07:31:00Z', 0, 'There is nothing to pay. '],
])('the payment of a confirmed stay %s fits the time', (_when, time, finalTotal, text) => {
  setClock(time);

  const page = shown({ status: 'confirmed', paymentStatus: 'verified', finalTotal, due: 0 });

  setClock(new Date().toISOString());
  expect(page).toContain(text);
  expect(page.includes('See you soon')).toBe(text.includes('See you soon'));
});

it.each([
  ['asha@upi', '₹2,550 was to reach you at asha@upi by Fri, 3 Oct 2025. If it has not arrived, please call us.'],
  [null, '₹2,550 was to reach you by Fri, 3 Oct 2025. If it has not arrived, please call us.'],
])('the page of a cancelled booking whose refund to %s is late asks for a call', (refundTo, late) => {
  const refund = { amount: 2550, paid: 0, lastPaid: null, refundTo, dueOn: '2025-10-03' };

  const text = shown({ status: 'cancelled', paymentStatus: 'verified', due: 0, fullName: 'Asha Rao', refund });

  expect(text).toContain(late);
});

it('the page of a cancelled booking names the refund, and its date', () => {
  const refund = { amount: 2550, paid: 0, lastPaid: null, refundTo: 'asha@upi', dueOn: '2126-12-20' };

  const text = shown({ status: 'cancelled', paymentStatus: 'verified', due: 0, fullName: 'Asha Rao', refund });

  expect(text).toContain('You get ₹2,550 back to asha@upi, by Fri, 20 Dec 2126.');
});

it.each([{ fullName: 'Asha Rao', refund: null }, {}])(
  'a cancelled booking without a refund promises no money: %j',
  (seen) => {
    const text = shown({ status: 'cancelled', ...seen });

    expect(text).toContain('If you have questions about a payment, call us.');
    expect(text).not.toMatch(/return|back/);
  },
);
