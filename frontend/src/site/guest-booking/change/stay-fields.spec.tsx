import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { StayFields } from './stay-fields.tsx';
import type { WantedStay } from './requested-stay.ts';

const wanted: WantedStay = {
  checkinDate: '2027-01-08',
  checkoutDate: '2027-01-10',
  checkinTime: '14:00',
  checkoutTime: '11:00',
  guestCount: 12,
  selectedServices: [],
  usesCoupon: false,
  note: '',
};

function shown(changes: Partial<WantedStay>): string {
  return renderToStaticMarkup(
    <StayFields wanted={{ ...wanted, ...changes }} bookedGuests={24} errors={{}} change={() => undefined} />,
  );
}

it.each([
  ['a stay over night', {}, '11:00 am'],
  ['a day visit', { checkoutDate: '2027-01-08', checkoutTime: '' }, '9:00 pm'],
])('the check-out time of %s can be left open, and the form names the usual one', (_kind, changes, usual) => {
  const html = shown(changes);

  expect(html).toContain('Any time');
  expect(html.replace(/<[^>]+>/g, '')).toContain(`Without a check-out time we expect you to leave by ${usual}.`);
});

it('a booked party that is too large for online requests can be chosen again after another number', () => {
  expect(shown({ guestCount: 12 })).toContain('24 guests');
});
