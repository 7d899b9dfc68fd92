import { expect, it } from '@jest/globals';
import { moveStay, type ChangedDates } from './pick-dates.ts';

const stay: ChangedDates = { checkinDate: '2027-01-08', checkoutDate: '2027-01-10', next: 'arrival' };
const dates = ({ checkinDate, checkoutDate }: ChangedDates) => [checkinDate, checkoutDate];

it('moves a stay with all its nights by one tap on a day', () => {
  expect(dates(moveStay('2027-01-30', stay))).toEqual(['2027-01-30', '2027-02-01']);
});

it('sets the departure by the second tap, also on the day of arrival', () => {
  const moved = moveStay('2027-01-15', stay);

  expect(dates(moveStay('2027-01-18', moved))).toEqual(['2027-01-15', '2027-01-18']);
  expect(dates(moveStay('2027-01-15', moved))).toEqual(['2027-01-15', '2027-01-15']);
});

it('moves the stay again by a second tap before the arrival, and by a third tap', () => {
  const moved = moveStay('2027-01-15', stay);

  expect(dates(moveStay('2027-01-12', moved))).toEqual(['2027-01-12', '2027-01-14']);
  expect(dates(moveStay('2027-01-22', moveStay('2027-01-18', moved)))).toEqual(['2027-01-22', '2027-01-25']);
});

it('keeps a day visit a day visit', () => {
  expect(dates(moveStay('2027-01-15', { ...stay, checkoutDate: stay.checkinDate }))).toEqual([
    '2027-01-15',
    '2027-01-15',
  ]);
});
