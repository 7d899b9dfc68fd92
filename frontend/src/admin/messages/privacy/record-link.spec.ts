import { expect, it } from '@jest/globals';
import type { PersonalData } from '@farmhouse/contracts/privacy/personal-data';
import { deletedCodes, recordLink } from './record-link.ts';

const DELETED = new Set<unknown>(['FH-DE1ETED9']);

it.each([
  ['Bookings', { confirmationCode: 'FH-7K3M9QXZ', deletedAt: null }, '/admin/dashboard/bookings?q=FH-7K3M9QXZ'],
  ['Bookings', { confirmationCode: 'FH-DE1ETED9', deletedAt: '2026-11-20T04:30:00.000Z' }, undefined],
  ['Payments', { confirmationCode: 'FH-7K3M9QXZ', amount: 5100 }, '/admin/dashboard/bookings?q=FH-7K3M9QXZ'],
  ['Payments', { confirmationCode: 'FH-DE1ETED9', amount: 5100 }, undefined],
  ['Contact messages', { subject: 'Parking' }, '/admin/dashboard/messages'],
  ['Chats', { id: 7 }, '/admin/dashboard/live-chat?chat=7'],
  ['Chat messages', { chat: 7, message: 'Hello' }, '/admin/dashboard/live-chat?chat=7'],
  ['Visits', { id: 7 }, undefined],
])('a record of %s, %j, is opened at %s', (group, record, to) => {
  expect(recordLink(group, record, DELETED)?.to).toBe(to);
});

it('deletedCodes are the codes of the bookings that were deleted', () => {
  const records = [
    { confirmationCode: 'FH-7K3M9QXZ', deletedAt: null },
    { confirmationCode: 'FH-DE1ETED9', deletedAt: '2026-11-20T04:30:00.000Z' },
  ];
  const data = { services: [{ service: 'bookings', groups: [{ name: 'Bookings', fate: 'kept', records }] }] };

  expect(deletedCodes(data as unknown as PersonalData)).toEqual(DELETED);
});
