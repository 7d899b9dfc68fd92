import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import type { OperationState } from './alert-rules.ts';
import { OperationAlertsService } from './operation-alerts.service.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-25T06:30:00Z');

describe('mails to the owner about operational problems', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    await service.allSent();
    await service.db.query('DELETE FROM operation_alerts');
    await service.db.query('DELETE FROM messages');
    service.mailbox.mails.length = 0;
  });

  const state = (minutes: number, isDown: boolean): OperationState => ({
    now: new Date(START + minutes * MINUTE),
    processes: [{ name: 'bookings', metrics: isDown ? null : new Map() }],
    freeBytes: 20e9,
    certificateEnd: null,
  });
  const tell = (minutes: number, isDown: boolean) =>
    service.app.get(OperationAlertsService, { strict: false }).report(state(minutes, isDown));
  const subjects = (count: number) =>
    eventually(async () => {
      const sent = service.mailbox.mails.map(({ subject }) => subject);
      expect(sent).toHaveLength(count);
      return sent;
    });
  const stored = async () =>
    (await service.db.query<{ count: number }[]>('SELECT count(*)::int AS count FROM messages'))[0]?.count;

  it('are sent three minutes after a service stopped responding, then once a day, and when it is over', async () => {
    for (const minutes of [0, 1, 2]) await tell(minutes, true);
    expect(await stored()).toBe(0);

    for (const minutes of [3, 4, 600]) await tell(minutes, true);
    expect(await subjects(1)).toEqual(['Not working: Bookings and payments']);

    await tell(3 + 24 * 60, true);
    expect(await subjects(2)).toContain('Still: Not working: Bookings and payments');

    await tell(2_000, false);
    await tell(2_011, false);
    await tell(2_012, false);
    expect(await subjects(3)).toContain('Over: Not working: Bookings and payments');
  });

  it('are not sent for a service that responds again within three minutes', async () => {
    await tell(0, true);
    await tell(1, false);
    await tell(12, false);
    await tell(13, true);
    await tell(14, true);

    expect(await stored()).toBe(0);
  });

  it('are sent once for an intermittent problem', async () => {
    for (const minutes of [0, 3, 6, 9, 12]) await tell(minutes, minutes !== 6);

    expect(await subjects(1)).toEqual(['Not working: Bookings and payments']);
    expect(await stored()).toBe(1);
  });

  it('are sent once when two replicas find the same problem at the same time', async () => {
    await tell(0, true);
    await Promise.all([tell(3, true), tell(3, true), tell(3, true)]);

    expect(await stored()).toBe(1);
  });

  it('say since when the problem lasts, what it means and what to do', async () => {
    await tell(0, true);
    await tell(3, true);
    await subjects(1);

    const text = service.mailbox.mails[0]?.text?.replace(/\s+/g, ' ');
    expect(text).toContain('Since Wed, 25 Nov 2026, 12:00 pm (Indian time)');
    expect(text).toContain('restarts the product (make down, make up)');
  });
});
