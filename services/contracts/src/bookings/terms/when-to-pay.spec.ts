import { expect, it } from '@jest/globals';
import { whenToPay } from './when-to-pay.ts';

const stay = { checkinDate: '2026-12-12', checkinTime: '13:00' };

it.each([
  ['has no deadline', null, '2026-12-01T00:00:00Z', 'You can pay now or after we have confirmed your dates.'],
  ['is due', '2026-12-10T07:30:00Z', '2026-12-09T00:00:00Z', 'Please pay by Thu, 10 Dec 2026, 1:00 pm.'],
  [
    'is late',
    '2026-12-10T07:30:00Z',
    '2026-12-11T00:00:00Z',
    'The time to pay ended on Thu, 10 Dec 2026, 1:00 pm. Please call us before you pay.',
  ],
  [
    'is late and the guest is there',
    '2026-12-12T07:30:00Z',
    '2026-12-12T09:00:00Z',
    'Your stay has begun: please pay now.',
  ],
])('whenToPay for a payment that %s', (_case, paymentDeadline, now, sentence) => {
  expect(whenToPay({ ...stay, paymentDeadline }, new Date(now))).toBe(sentence);
});
