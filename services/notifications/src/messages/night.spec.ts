import { randomUUID } from 'node:crypto';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newMail, type NewMail } from '../mails/new-mail.ts';
import { exampleBooking, exampleSettings } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import { MessagesService } from './messages.service.ts';

const booking = exampleBooking({ status: 'confirmed', checkinDate: '2099-12-05', checkoutDate: '2099-12-06' });
const NIGHT = istInstant('2099-12-01', '22:30');
const MORNING = istInstant('2099-12-02', '08:00');

describe('messages at night', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications();
  });
  afterAll(() => service.close());

  it.each<[string, NewMail, boolean]>([
    ['a scheduled reminder', newMail('checkin-reminder', { booking, manual: false }), true],
    ['a reminder that the owner asked for', newMail('checkin-reminder', { booking, manual: true }), false],
    ['a call for the balance', newMail('balance-due', { booking, dueOn: '2099-12-04' }), true],
    ['thanks', newMail('thank-you', { booking }), true],
    ['the end of a request', newMail('booking-cancelled', { booking, note: null, by: 'system' }), true],
    ['a cancellation by the owner', newMail('booking-cancelled', { booking, note: null }), false],
    ['a confirmation', newMail('booking-confirmed', { booking }), false],
  ])('%s', async (_case, mail, waits) => {
    const eventId = randomUUID();

    await service.db.transaction((tx) =>
      service.app
        .get(MessagesService, { strict: false })
        .queue(tx, { id: eventId, occurredAt: NIGHT.toISOString() }, [mail], exampleSettings(), NIGHT),
    );

    const [{ due }] = await service.db.query<[{ due: Date }]>(
      'SELECT due_at AS due FROM messages WHERE event_id = $1',
      [eventId],
    );
    expect(due.getTime() === MORNING.getTime()).toBe(waits);
  });
});
