import { eventually } from '../support/eventually.ts';
import { aPersonWithData, requestNamed } from '../support/data-subjects.ts';
import { mailsTo } from '../support/mails/mailbox.ts';
import { kill, waitUntilHealthy, type ProcessName } from '../support/processes/processes.ts';
import { rowsOf } from '../support/processes/database.ts';
import { isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');

const SERVICES = ['content', 'bookings', 'chat', 'notifications', 'analytics'] as const satisfies ProcessName[];

test.afterEach(() => waitUntilHealthy(...SERVICES));

for (const killed of [...SERVICES.map((name) => [name]), [...SERVICES]]) {
  test(`a person is erased once, and notified once, when ${killed.join(', ')} is killed meanwhile`, async ({
    owner,
  }) => {
    const { stay, reference, phone } = await aPersonWithData();
    const { id } = await requestNamed(owner, reference);

    await owner.send('POST', `/api/admin/privacy-requests/${id}/erase`);
    await Promise.all(killed.map((name) => kill(name)));
    await waitUntilHealthy(...SERVICES);

    await eventually(async () => {
      expect((await requestNamed(owner, reference)).erasure).toMatchObject({ state: 'done', waitingFor: [] });
    }, 60_000);
    expect(await owner.booking(stay.code)).toMatchObject({ fullName: 'Erased guest', email: null });
    const chats = `SELECT 1 FROM chat.chat_sessions WHERE regexp_replace(visitor_phone, '\\D', '', 'g') LIKE '%' || $1`;
    expect(await rowsOf(chats, [phone])).toEqual([]);
    const told = async () => {
      const mails = await mailsTo(stay.input.email);
      return mails.filter(({ subject }) => subject.startsWith('Your data is erased'));
    };
    const stillNamed = `SELECT 1 FROM notifications.messages WHERE kind = 'data-erased' AND recipient <> 'erased'`;
    await eventually(async () => {
      expect(new Set((await told()).map(({ headers }) => headers['message-id'])).size).toBe(1);
      expect(await rowsOf(stillNamed)).toEqual([]);
    }, 30_000);
  });
}
