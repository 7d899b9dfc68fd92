import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { describe, expect, it } from '@jest/globals';
import { api } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/api/store.ts';
import PricedCalendar from './priced-calendar.tsx';

const WHOLE_DAY = { kind: 'taken', from: '2027-03-16T08:30:00.000Z', to: '2027-03-18T06:30:00.000Z' } as const;
const TAKEN = { kind: 'taken', from: '2027-03-10T08:30:00.000Z', to: '2027-03-11T06:30:00.000Z' } as const;

const PRICES = new Map(
  Object.entries({ '2027-03-09': 15_450, '2027-03-10': 16_600, '2027-03-11': 125_450, '2027-03-12': 1_250_000 }).map(
    ([date, price]) => [date, { date, price, minNights: 1 }],
  ),
);

/** The calendar for a stay with the service `without`, with a sentence about the deposit. */
function shown({ without, deposit }: { without?: string; deposit?: string } = {}): string {
  const store = createStore();
  const calendar = renderToStaticMarkup(
    <Provider store={store}>
      <PricedCalendar
        today="2027-03-01"
        last="2027-12-31"
        lastChoice="2027-03-29"
        month="2027-03-01"
        onMonth={() => undefined}
        availability={{ state: 'known', ranges: [TAKEN, WHOLE_DAY], prices: PRICES, retry: () => undefined }}
        checkinDate=""
        checkoutDate=""
        onPick={() => undefined}
        guests={14}
        failedHelp=""
        without={without}
        deposit={deposit}
      />
    </Provider>,
  );
  store.dispatch(api.util.resetApiState()); // no timers of cached results are left
  return calendar;
}

const html = shown();

const cellOf = (date: string): string => {
  const rest = html.slice(html.indexOf(`data-day="${date}"`));
  return rest.slice(0, rest.indexOf('</td>'));
};

/** The name and the written price of a day's button. */
function dayOf(date: string): { name?: string; price?: string } {
  const cell = cellOf(date);
  return { name: /aria-label="([^"]*)"/.exec(cell)?.[1], price: /data-price="([^"]*)"/.exec(cell)?.[1] };
}

describe('PricedCalendar', () => {
  it('shows the exact price of the days on which a stay can begin', () => {
    expect(dayOf('2027-03-09')).toEqual({ name: expect.stringContaining('₹15,450'), price: '15,450' });
    expect(dayOf('2027-03-11')).toEqual({
      name: expect.stringMatching(/check-in only.*₹1,25,450/),
      price: '1,25,450',
    });
  });

  it('leaves a price that does not fit the cell to the name of the day', () => {
    expect(dayOf('2027-03-12')).toEqual({ name: expect.stringContaining('₹12,50,000'), price: '\u00a0' });
  });

  it.each([
    ['2027-03-10', false],
    ['2027-03-17', true],
    ['2027-03-29', false],
    ['2027-03-30', true],
  ])('disables the day %s if it is taken or after the last that can be chosen: %s', (date, isDisabled) => {
    expect(cellOf(date).includes('disabled=""')).toBe(isDisabled);
  });

  it('says what the prices of the days include, and names the deposit apart from them', () => {
    const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '');
    const deposit = 'Plus refundable ₹10,000 on arrival';

    expect(textOf(shown({ deposit }))).toContain(`14 guests, one night, everything included. ${deposit}.`);
    expect(textOf(shown({ without: 'Bonfire Evening' }))).toMatch(/one night, without Bonfire Evening$/);
  });

  it('names no price on a day for check-out only, as its night is taken', () => {
    expect(dayOf('2027-03-10')).toEqual({
      name: expect.stringMatching(/check-out only, free until 2 pm$/),
      price: '\u00a0',
    });
  });
});
