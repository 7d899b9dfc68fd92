import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { describe, expect, it } from '@jest/globals';
import { createStore } from '../../../shared/api/store.ts';
import StayCalendar from './stay-calendar.tsx';

const TAKEN = { kind: 'taken', from: '2027-03-10T08:30:00.000Z', to: '2027-03-11T06:30:00.000Z' } as const;

const PRICES = new Map(
  ['2027-03-09', '2027-03-10', '2027-03-11'].map((date) => [date, { date, price: 16_600, minNights: 1 }]),
);

const html = renderToStaticMarkup(
  <Provider store={createStore()}>
    <StayCalendar
      today="2027-03-01"
      last="2027-12-31"
      month="2027-03-01"
      onMonth={() => undefined}
      availability={{ state: 'known', ranges: [TAKEN], prices: PRICES, retry: () => undefined }}
      checkinDate=""
      checkoutDate=""
      onPick={() => undefined}
      guests={14}
      failedHelp=""
    />
  </Provider>,
);

/** The name and the short price of a day's button. */
function dayOf(date: string): { name?: string; price?: string } {
  const cell = html.slice(html.indexOf(`data-day="${date}"`));
  return { name: /aria-label="([^"]*)"/.exec(cell)?.[1], price: /data-price="([^"]*)"/.exec(cell)?.[1] };
}

describe('StayCalendar', () => {
  it('names the price of the days on which a stay can begin', () => {
    expect(dayOf('2027-03-09')).toEqual({ name: expect.stringContaining('₹16,600'), price: '₹16.6k' });
    expect(dayOf('2027-03-11')).toEqual({ name: expect.stringMatching(/check-in only.*₹16,600/), price: '₹16.6k' });
  });

  it('names no price on a day for check-out only, as its night is taken', () => {
    expect(dayOf('2027-03-10')).toEqual({
      name: expect.stringMatching(/check-out only, free until 2 PM$/),
      price: '\u00a0',
    });
  });
});
