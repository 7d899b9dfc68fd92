import { expect, it } from '@jest/globals';
import { moveStay, type ChangedDates } from './pick-dates.ts';

const stay: ChangedDates = { checkinDate: '2027-01-08', checkoutDate: '2027-01-10', next: 'arrival' };
const dates = ({ checkinDate, checkoutDate }: ChangedDates) => [checkinDate, checkoutDate];

it('one tap on a day moves a stay with all its nights', () => {
  expect(dates(moveStay('2027-01-30', stay))).toEqual(['2027-01-30', '2027-02-01']);
});

it('the second tap sets the departure, also on the day of arrival', () => {
  const moved = moveStay('2027-01-15', stay);

  expect(dates(moveStay('2027-01-18', moved))).toEqual(['2027-01-15', '2027-01-18']);
  expect(dates(moveStay('2027-01-15', moved))).toEqual(['2027-01-15', '2027-01-15']);
});

it('a second tap before the arrival moves the stay again, and so does a third tap', () => {
  const moved = moveStay('2027-01-15', stay);

  expect(dates(moveStay('2027-01-12', moved))).toEqual(['2027-01-12', '2027-01-14']);
  expect(dates(moveStay('2027-01-22', moveStay('2027-01-18', moved)))).toEqual(['2027-01-22', '2027-01-25']);
});

it('a second tap after more nights than a stay can have moves the stay again', () => {
  const moved = moveStay('2027-01-15', stay);

  expect(dates(moveStay('2027-01-18', moved, 3))).toEqual(['2027-01-15', '2027-01-18']);
  expect(dates(moveStay('2027-01-19', moved, 3))).toEqual(['2027-01-19', '2027-01-21']);
});

it('a day visit that is moved to another day stays a day visit', () => {
  expect(dates(moveStay('2027-01-15', { ...stay, checkoutDate: stay.checkinDate }))).toEqual([
    '2027-01-15',
    '2027-01-15',
  ]);
});
