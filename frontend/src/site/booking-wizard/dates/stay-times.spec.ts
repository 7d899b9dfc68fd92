import { describe, expect, it } from '@jest/globals';
import { CHECKIN_TIMES, type StayDates } from '@farmhouse/contracts/bookings/stay/stay';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { possibleTimes, withPossibleTimes } from './stay-times.ts';

const stay: StayDates = { checkinDate: '2026-12-07', checkoutDate: '2026-12-09', checkinTime: '', checkoutTime: '' };
const taken = [
  { from: istInstant('2026-12-05', '11:00'), to: istInstant('2026-12-07', '13:00') },
  { from: istInstant('2026-12-09', '10:00'), to: istInstant('2026-12-10', '12:00') },
];

describe('the possible times of a stay', () => {
  it('are not limited without two dates, without other stays, and on taken dates', () => {
    const all = { checkin: CHECKIN_TIMES, checkout: ['', '09:00', '10:00', '11:00', '12:00'] };

    expect(possibleTimes({ ...stay, checkoutDate: '' }, taken)).toEqual(all);
    expect(possibleTimes(stay, [])).toEqual(all);
    expect(possibleTimes({ ...stay, checkinDate: '2026-12-06' }, taken)).toEqual(all);
  });

  it('begin after the previous stay and end before the next one', () => {
    expect(possibleTimes(stay, taken)).toEqual({
      checkin: ['13:00', '14:00', '15:00', '16:00', '17:00', '18:00'],
      checkout: ['09:00', '10:00'],
    });
  });

  it('on a visit of one day end after its check-in', () => {
    const visit = { ...stay, checkoutDate: stay.checkinDate, checkinTime: '10:00' };

    expect(possibleTimes(visit, []).checkout).toEqual(['', '11:00', '12:00']);
  });
});

describe('chosen times', () => {
  it.each([
    ['14:00', '09:00', '14:00', '09:00', 'stay while they are possible'],
    ['10:00', '09:00', '', '09:00', 'lose a check-in time that is not'],
    ['14:00', '', '14:00', '10:00', 'get the latest check-out time when the usual one is too late'],
    ['14:00', '12:00', '14:00', '10:00', 'get the latest check-out time instead of one that is too late'],
  ])('%s and %j become %j and %j: they %s', (checkinTime, checkoutTime, checkin, checkout) => {
    const chosen = { ...stay, checkinTime, checkoutTime };

    expect(withPossibleTimes(chosen, taken)).toEqual({ checkinTime: checkin, checkoutTime: checkout });
  });
});
