import { expect, it } from '@jest/globals';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StayFields } from './stay-fields.tsx';
import type { RequestedStay } from './requested-stay.ts';

const requested: RequestedStay = {
  checkinDate: '2027-01-08',
  checkoutDate: '2027-01-10',
  checkinTime: '14:00',
  checkoutTime: '11:00',
  guestCount: 12,
  selectedServices: [],
  usesCoupon: false,
  note: '',
};

function shown(changes: Partial<RequestedStay>): string {
  return renderToStaticMarkup(
    <StayFields requested={{ ...requested, ...changes }} bookedGuests={24} errors={{}} change={() => undefined} />,
  );
}

it.each([
  ['a stay over night', {}, '11:00 am'],
  ['a day visit', { checkoutDate: '2027-01-08', checkoutTime: '' }, '9:00 pm'],
])('the check-out time of %s can be left open, and the form names the usual one', (_kind, changes, defaultPrice) => {
  const html = shown(changes);

  expect(html).toContain('Not decided');
  expect(html.replace(/<[^>]+>/g, '')).toContain(`Without a check-out time we expect you to leave by ${defaultPrice}.`);
});

it('the usual check-out time is in one text, which React can replace after a translation', () => {
  const html = renderToString(
    <StayFields requested={requested} bookedGuests={12} errors={{}} change={() => undefined} />,
  );

  expect(html).toContain('>Without a check-out time we expect you to leave by 11:00 am.<');
});

it('a booked party that is too large for online requests can be chosen again after another number', () => {
  expect(shown({ guestCount: 12 })).toContain('24 guests');
});
