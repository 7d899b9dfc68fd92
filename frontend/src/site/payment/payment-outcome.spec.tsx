import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { createStore } from '../../shared/api/store.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

const booking = {
  confirmationCode: 'FH-7K3M9QXZ',
  fullName: 'Asha Rao',
  email: null,
  paymentMethod: 'upi',
  paymentAmount: null,
  upiTransactionId: '412345678901',
  submissionsLeft: 4,
  received: 0,
  finalTotal: 5000,
  dueLater: 0,
  dueOn: null,
  refund: null,
} as GuestBooking;

function htmlOf(changes: Partial<GuestBooking>): string {
  return renderToStaticMarkup(
    <Provider store={createStore()}>
      <MemoryRouter>
        <PaymentOutcome booking={{ ...booking, ...changes }} />
      </MemoryRouter>
    </Provider>,
  );
}

function amountIn(changes: Partial<GuestBooking>): string | undefined {
  return /Amount<\/dt><dd[^>]*>([^<]*)/.exec(htmlOf(changes))?.[1];
}

it.each<[string, Partial<GuestBooking>, string | undefined]>([
  [
    'an advance that is being checked',
    { status: 'pending', paymentStatus: 'pending_verification', paymentAmount: 2000, due: 5000 },
    '₹2,000',
  ],
  [
    'a balance that is being checked after its advance was verified',
    { status: 'confirmed', paymentStatus: 'pending_verification', paymentAmount: 3000, due: 3000 },
    '₹3,000',
  ],
  [
    'a verified advance',
    { status: 'confirmed', paymentStatus: 'verified', received: 2000, due: 3000, dueLater: 3000 },
    '₹2,000',
  ],
  ['a stay that is paid', { status: 'confirmed', paymentStatus: 'verified', received: 5000, due: 0 }, '₹5,000'],
  [
    'a stay that is paid above its total',
    { status: 'confirmed', paymentStatus: 'verified', received: 5600, due: 0 },
    '₹5,600',
  ],
  ['a cancelled booking that was refunded', { status: 'cancelled', paymentStatus: 'verified', due: 0 }, '₹5,000'],
  ['a cancelled booking that was never paid', { status: 'cancelled', paymentStatus: 'pending', due: 5000 }, undefined],
  ['a stay that costs nothing', { status: 'confirmed', paymentStatus: 'verified', finalTotal: 0, due: 0 }, undefined],
])('the payment page shows the amount of %s', (_case, changes, amount) => {
  expect(amountIn(changes)).toBe(amount);
});

it.each<[string, Partial<GuestBooking>, boolean]>([
  ['can be corrected while something is due', { status: 'pending', due: 5000 }, true],
  ['cannot be corrected on a cancelled booking', { status: 'cancelled', due: 5000 }, false],
  ['cannot be corrected once everything is paid', { status: 'confirmed', due: 0 }, false],
])('a reference that is being checked %s', (_case, changes, isCorrectable) => {
  const html = htmlOf({ paymentStatus: 'pending_verification', paymentAmount: 5000, ...changes });

  expect(html).toContain('Sent the wrong reference?');
  expect(html.includes('<form')).toBe(isCorrectable);
  expect(html.includes('Please call us')).toBe(!isCorrectable);
});

it('a balance that was refused before it was due is named beside the verified advance, with the notes on it', () => {
  const html = htmlOf({
    ...{ status: 'confirmed', paymentStatus: 'verified', due: 3000, dueLater: 3000, dueOn: '2127-01-05' },
    ...{ checkinDate: '2127-01-10', refusedEarly: { amount: 3000, reference: '401234567890' } },
    paymentNotes: 'Only 300 has arrived',
  });

  expect(html).toContain('We could not find your payment of ₹3,000 with the reference 401234567890.');
  expect(html).toContain('401234567890. Only 300 has arrived</p>');
});
