import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { SeenBooking } from '../guest-booking/access/guest-booking.api.ts';
import { PaymentState } from './payment-state.tsx';

const stay = {
  confirmationCode: 'FH-7K3M9QXZ',
  status: 'completed',
  paymentStatus: 'pending',
  finalTotal: 5100,
  due: 5100,
  datesTaken: false,
} as SeenBooking;

function shown(changes: Partial<SeenBooking>): string {
  const page = <PaymentState booking={{ ...stay, ...changes } as SeenBooking} />;
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>).replace(/<[^>]+>/g, ' ');
}

it.each<[string, Partial<SeenBooking>]>([
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
