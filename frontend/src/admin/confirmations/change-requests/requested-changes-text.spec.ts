import { expect, it } from '@jest/globals';
import { requestedChanges } from './requested-changes-text.ts';

const booked = {
  checkinDate: '2027-01-08',
  checkoutDate: '2027-01-10',
  checkinTime: '14:00',
  checkoutTime: '11:00',
  guestCount: 12,
};

it('the text of a change request names only the fields that a guest wants to change', () => {
  const wanted = { ...booked, checkinDate: '2027-01-15', checkoutDate: '2027-01-18', guestCount: 14 };

  expect(requestedChanges({ booked, wanted }, '2027-01-02')).toEqual([
    {
      name: 'Dates',
      was: 'Fri, 8–10 Jan, 2 nights',
      becomes: 'Fri, 15–18 Jan, 3 nights',
    },
    { name: 'Guests', was: '12 guests', becomes: '14 guests' },
  ]);
});

it('the text of a change request names no field of the stay when a guest wants to change only the services', () => {
  expect(requestedChanges({ booked, wanted: booked }, '2027-01-02')).toEqual([]);
});
