import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { noteServerTime } from '../../../shared/api/server-clock.ts';
import { createStore } from '../../../shared/api/store.ts';
import { BookingActions } from './booking-actions.tsx';

const NOW = Date.parse('2126-12-08T12:00:00Z');
const booking = {
  ...{ confirmationCode: 'FH-7K3M9QXZ', status: 'confirmed', fullName: 'Asha Rao', changeRequest: null },
  ...{ checkinDate: '2126-12-10', checkinTime: '14:00' },
} as GuestBooking;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each([
  ['five days fast', 5],
  ['right', 0],
])('a guest whose device has a clock that is %s can change and cancel a stay in two days', (_case, days) => {
  const deviceNow = NOW + days * DAY_MS;
  jest.setSystemTime(deviceNow);
  noteServerTime(new Date(NOW).toUTCString(), deviceNow, deviceNow);

  const html = renderToStaticMarkup(
    <Provider store={createStore()}>
      <MemoryRouter>
        <BookingActions booking={booking} heading={{ current: null }} />
      </MemoryRouter>
    </Provider>,
  );

  expect(html).toContain('Change dates or guests');
  expect(html).toContain('>Cancel</button>');
});
