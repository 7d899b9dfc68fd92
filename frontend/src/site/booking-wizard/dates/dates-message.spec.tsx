import { expect, it } from '@jest/globals';
import { FormProvider, useForm } from 'react-hook-form';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DayPrice } from '@farmhouse/contracts/bookings/price/day-prices';
import { DatesMessage } from './dates-message.tsx';

const DAY = '2126-12-12';

function Page({ day }: { day: Partial<DayPrice> }) {
  const prices = new Map([[DAY, { date: DAY, price: 16_600, minNights: 1, ...day }]]);
  return (
    <FormProvider {...useForm()}>
      <DatesMessage
        id="message"
        picked={{ checkinDate: DAY, checkoutDate: '' }}
        availability={{ ranges: [], prices } as never}
      />
    </FormProvider>
  );
}

const shown = (day: Partial<DayPrice>): string => renderToStaticMarkup(<Page day={day} />);

it('after a tap on a check-in day, the booking form asks for the check-out day', () => {
  expect(shown({ minNights: 2 })).toContain('Now choose your check-out day. At least 2 nights from this day.');
});

it('after a tap on a day without check-in, the booking form asks for another day, not for the check-out day', () => {
  const text = shown({ closedToArrival: true });

  expect(text).toContain('Check-in is not possible on Thu, 12 Dec. Please choose another day.');
  expect(text).not.toContain('Now choose');
});
