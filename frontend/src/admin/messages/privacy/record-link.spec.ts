import { expect, it } from '@jest/globals';
import { recordLink } from './record-link.ts';

it.each([
  ['Bookings', { confirmationCode: 'FH-7K3M9QXZ', deletedAt: null }, '/admin/dashboard/bookings?q=FH-7K3M9QXZ'],
  ['Bookings', { confirmationCode: 'FH-7K3M9QXZ', deletedAt: '2026-11-20T04:30:00.000Z' }, undefined],
  ['Payments', { confirmationCode: 'FH-7K3M9QXZ', amount: 5100 }, '/admin/dashboard/bookings?q=FH-7K3M9QXZ'],
  ['Contact messages', { subject: 'Parking' }, '/admin/dashboard/messages'],
  ['Chats', { id: 7 }, '/admin/dashboard/live-chat?chat=7'],
  ['Chat messages', { chat: 7, message: 'Hello' }, '/admin/dashboard/live-chat?chat=7'],
  ['Visits', { id: 7 }, undefined],
])('a record of %s, %j, is opened at %s', (group, record, to) => {
  expect(recordLink(group, record)?.to).toBe(to);
});
