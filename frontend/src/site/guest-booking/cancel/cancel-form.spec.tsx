import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { createStore } from '../../../shared/api/store.ts';
import { Decision } from './cancel-form.tsx';

const booking = { confirmationCode: 'FH-7K3M9QXZ', status: 'confirmed', terms: { cancellation: [] } };
const checked: CancelQuote = {
  ...{ confirmationCode: 'FH-7K3M9QXZ', status: 'confirmed', received: 5100, overpaid: 0, submitted: 5100 },
  ...{ percent: 0, refund: 0, daysLeft: 3, dueOn: '2126-12-17' },
};

const shown = (quote: Partial<CancelQuote>) =>
  renderToStaticMarkup(
    <Provider store={createStore()}>
      <Decision
        booking={booking as unknown as GuestBooking}
        quote={{ ...checked, ...quote }}
        titleId="title"
        refetch={() => undefined}
        onClose={() => undefined}
      />
    </Provider>,
  );

it.each([
  [{ refundOfSubmitted: 5100 }, 'we return all of it', true],
  [{ refundOfSubmitted: 2050 }, 'we return ₹2,050 of it', true],
  [{ refundOfSubmitted: 0 }, 'none of it is returned', false],
  [{ percent: 50 }, 'we return ₹2,550 of it', true],
  [{ percent: 0 }, 'none of it is returned', false],
])(
  'a guest whose payment is still being checked, with a quote of %j, reads "%s"; where to send it is asked: %s',
  (quote, text, isAsked) => {
    const html = shown(quote);

    expect(html).toContain(`Once it is verified, ${text}.`);
    expect(html.includes('UPI id or bank account for the refund')).toBe(isAsked);
  },
);
