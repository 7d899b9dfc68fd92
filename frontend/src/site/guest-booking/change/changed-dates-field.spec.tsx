import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { api } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/api/store.ts';
import { ChangedDatesField } from './changed-dates-field.tsx';

const TODAY = istDate(new Date());
/** By the default limit. */
const LAST_CHECKIN = addDays(TODAY, 365);

/** The field of a stay that is booked on a day, with the calendar on the month of another. */
function shown(bookedCheckin: string, month: string): string {
  const store = createStore();
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <ChangedDatesField
        bookedCheckin={bookedCheckin}
        requested={{ checkinDate: bookedCheckin, checkoutDate: addDays(bookedCheckin, 2), guestCount: 4 }}
        month={month}
        onMonth={() => undefined}
        availability={{ state: 'known', ranges: [], prices: new Map(), retry: () => undefined }}
        onPick={() => undefined}
        onFree={() => undefined}
      />
    </Provider>,
  );
  store.dispatch(api.util.resetApiState()); // no timers of cached results are left
  return html;
}

const BEYOND = `Your stay begins after ${formatDay(LAST_CHECKIN)}, the last check-in day that can be chosen online.`;
const UNTIL = `Check-in can be chosen up to ${formatDay(LAST_CHECKIN)}.`;

it.each([
  ['a stay soon', addDays(TODAY, 10), addDays(TODAY, 10), []],
  ['a stay soon, with the last month in view', addDays(TODAY, 10), LAST_CHECKIN, [UNTIL]],
  ['a stay that begins later than guests can choose', addDays(LAST_CHECKIN, 1), LAST_CHECKIN, [BEYOND]],
])('the dates of %s say how far ahead bookings are taken if that matters', (_what, booked, month, texts) => {
  const html = shown(booked, month);

  expect([BEYOND, UNTIL].filter((text) => html.includes(text))).toEqual(texts);
});
