import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { createStore } from '../../shared/api/store.ts';
import { PayNow } from './pay-now.tsx';

const booking = {
  confirmationCode: 'FH-7K3M9QXZ',
  status: 'confirmed',
  fullName: 'Asha Rao',
  finalTotal: 5000,
  due: 5000,
  checkinDate: '2126-12-12',
  checkinTime: '13:00',
  paymentDeadline: '2126-12-10T07:30:00.000Z',
  submissionsLeft: 4,
} as GuestBooking;

function shown(changes: Partial<GuestBooking>): string {
  return renderToStaticMarkup(
    <Provider store={createStore()}>
      <MemoryRouter>
        <PayNow booking={{ ...booking, ...changes }} />
      </MemoryRouter>
    </Provider>,
  );
}

it.each(['pending', 'failed'] as const)(
  'the form for a reference, with payment %s, is about the advance that was chosen',
  (paymentStatus) => {
    const text = shown({ paymentStatus, dueLater: 3000, dueOn: '2126-12-05' });

    expect(text).toContain('The reference of your transfer of ₹2,000.');
  },
);

it('a guest with an advance due chooses between it, which comes first, and everything', () => {
  const text = shown({ paymentStatus: 'pending', dueLater: 3000, dueOn: '2126-12-05' });

  const choices = [...text.matchAll(/<input type="radio"([^>]*)\/>([^<]*)/g)];
  expect(choices.map(([, attributes, name]) => [name, attributes?.includes('checked')])).toEqual([
    ['Pay the advance ₹2,000', true],
    ['or everything ₹5,000', false],
  ]);
  expect(text).toContain('The balance of ₹3,000 is due by');
});

it.each([null, 'Nothing was in the box'])(
  'a payment without a reference that was not found asks for a call, and for no reference again, with notes %j',
  (paymentNotes) => {
    const text = shown({ paymentStatus: 'failed', upiTransactionId: null, paymentNotes, dueLater: 0, dueOn: null });

    expect(text.match(/If you have paid, please do not pay again: call us/g)).toHaveLength(1);
    expect(text).toContain(paymentNotes ?? '');
    expect(text).toContain('Paid by UPI? Send us the reference');
    expect(text).not.toMatch(/reference again|send it again|has left your account/);
  },
);

it('a reference that was not found is asked for again', () => {
  const text = shown({ paymentStatus: 'failed', upiTransactionId: '412345678901', dueLater: 0, dueOn: null });

  expect(text).toContain('Please check the reference and send it again.');
  expect(text).toContain('Send us the reference again');
  expect(text).not.toContain('do not pay again');
});

it('the form for a reference names no amount while there is only one to pay', () => {
  expect(shown({ paymentStatus: 'failed', dueLater: 0, dueOn: null })).not.toContain('of your transfer');
});

it.each([
  [1, 'You can send 1 more reference.'],
  [2, 'You can send 2 more references.'],
])('the form for a reference says how many are left once there are %i', (submissionsLeft, left) => {
  expect(shown({ paymentStatus: 'pending', submissionsLeft, dueLater: 0, dueOn: null })).toContain(left);
});
