import { expect, it } from '@jest/globals';
import { recordFields } from './record-fields.ts';

it('recordFields lists the fields that have a value, with days and instants written as elsewhere in the dashboard', () => {
  const record = {
    confirmationCode: 'FH-7K3M9QXZ',
    email: null,
    note: '',
    amount: 0,
    checkinDate: '2026-12-05',
    at: '2026-11-20T04:30:00.000Z',
  };

  expect(recordFields(record)).toEqual([
    ['Confirmation code', 'FH-7K3M9QXZ'],
    ['Amount', '0'],
    ['Checkin date', 'Sat, 5 Dec 2026'],
    ['At', 'Fri, 20 Nov 2026, 10:00 am'],
  ]);
});
