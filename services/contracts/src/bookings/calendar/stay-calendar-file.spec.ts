import { describe, expect, it } from '@jest/globals';
import ical, { type VEvent } from 'node-ical';
import { calendarFile, type CalendarLocation, type CalendarStay } from './stay-calendar-file.ts';

const STAY: CalendarStay = {
  confirmationCode: 'FH-7K3M9QXZ',
  status: 'confirmed',
  checkinDate: '2026-12-05',
  checkinTime: '14:00',
  checkoutDate: '2026-12-07',
  checkoutTime: '11:00',
  guestCount: 4,
};
const PLACE: CalendarLocation = {
  name: 'Sunbird, the farmhouse; "café" \\ सूरज',
  phone: '+91 90000 11111',
  email: 'hello@sunbird.example',
  address: `Survey 214, Keesara, ${'a long lane '.repeat(8)}ఫార్మ్`,
};
const WRITTEN = { siteUrl: 'https://farm.example', now: new Date('2026-11-21T06:00:00Z') };

/** The file's only entry, as read by an independent parser. */
function entryOf(file: string): VEvent {
  const entries = Object.values(ical.sync.parseICS(file)).filter((part): part is VEvent => part?.type === 'VEVENT');
  expect(entries).toHaveLength(1);
  return entries[0] as VEvent;
}

describe('calendarFile', () => {
  it('is read by an independent parser as the stay, with any texts and without the guest’s token', () => {
    const entry = entryOf(calendarFile(STAY, PLACE, WRITTEN));

    expect(entry).toMatchObject({
      uid: 'FH-7K3M9QXZ',
      sequence: 0,
      status: 'CONFIRMED',
      summary: `Stay at ${PLACE.name}`,
      location: PLACE.address,
      description: 'Booking FH-7K3M9QXZ, 4 guests\nCall us: +91 90000 11111',
      url: expect.objectContaining({ val: 'https://farm.example/booking-confirmation?booking=FH-7K3M9QXZ' }),
    });
    expect(entry.start.toISOString()).toBe('2026-12-05T08:30:00.000Z');
    expect(entry.end?.toISOString()).toBe('2026-12-07T05:30:00.000Z');
  });

  it('keeps the UID of a booking through its changes, with an increasing sequence', () => {
    const changed = { ...STAY, checkinDate: '2026-12-06', status: 'pending' as const };
    const entries = [
      entryOf(calendarFile(STAY, PLACE, WRITTEN)),
      entryOf(calendarFile(changed, { name: 'Sunbird' }, { ...WRITTEN, sequence: 1 })),
    ];

    expect(entries.map(({ uid, sequence, status }) => [uid, sequence, status])).toEqual([
      ['FH-7K3M9QXZ', 0, 'CONFIRMED'],
      ['FH-7K3M9QXZ', 1, 'TENTATIVE'],
    ]);
  });

  it('ends every line by CRLF and folds it at 75 bytes', () => {
    const file = calendarFile(STAY, PLACE, WRITTEN);

    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  it('omits unknown data of the house', () => {
    const file = calendarFile(STAY, { name: 'Sunbird', phone: '', email: '', address: '' }, WRITTEN);

    expect(file).not.toMatch(/LOCATION|ORGANIZER|Call us|undefined/);
  });
});
