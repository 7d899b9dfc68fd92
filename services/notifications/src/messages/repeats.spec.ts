import { randomUUID } from 'node:crypto';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newMail } from '../mails/new-mail.ts';
import { exampleBooking, exampleSettings } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import { MessagesService } from './messages.service.ts';

const MORNING = istInstant('2099-12-05', '08:00');
const settings = exampleSettings({ gate_code: '4711' });

describe('the message on the day of arrival', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications();
  });
  afterAll(() => service.close());

  const queue = (id: number, checkinDate: string, kind: 'arrival-day' | 'thank-you' = 'arrival-day') => {
    const booking = exampleBooking({ id, status: 'confirmed', checkinDate, checkoutDate: '2099-12-20' });
    const event = { id: randomUUID(), occurredAt: MORNING.toISOString() };
    const messages = service.app.get(MessagesService, { strict: false });
    return service.db.transaction((tx) => messages.queue(tx, event, [newMail(kind, { booking })], settings, MORNING));
  };
  const stored = async (id: number): Promise<number> => {
    const rows = await service.db.query<unknown[]>('SELECT FROM messages WHERE subject_id = $1', [String(id)]);
    return rows.length;
  };

  it('is stored once for a day, also when a second event asks for it after it went by WhatsApp alone', async () => {
    await queue(1, '2099-12-05');
    await service.db.query(`UPDATE messages SET channel = 'whatsapp'`);

    await queue(1, '2099-12-05');

    expect(await stored(1)).toBe(1);
  });

  it.each(['arrival-day', 'thank-you'] as const)(
    'is stored again after it was withheld as outdated: %s',
    async (kind) => {
      const id = kind === 'arrival-day' ? 3 : 4;
      await queue(id, '2099-12-05', kind);
      await queue(id, '2099-12-05', kind);
      const before = await stored(id);
      await service.db.query(`UPDATE messages SET status = 'withheld', failure = 'outdated'`);

      await queue(id, '2099-12-05', kind);

      expect([before, await stored(id)]).toEqual([1, 2]);
    },
  );

  it('is not stored again after it was sent and only its copy was withheld as outdated', async () => {
    await queue(5, '2099-12-05', 'thank-you');
    await service.db.query(
      `UPDATE messages SET status = 'withheld', failure = 'outdated', resends = 1 WHERE subject_id = '5'`,
    );

    await queue(5, '2099-12-05', 'thank-you');

    expect(await stored(5)).toBe(1);
  });

  it('is stored again for a stay that was moved to another day', async () => {
    await queue(2, '2099-12-05');

    await queue(2, '2099-12-06');

    expect(await stored(2)).toBe(2);
  });
});
