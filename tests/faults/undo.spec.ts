import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { requestSoleStay } from '../support/guests.ts';
import { mailsTo, mailTo } from '../support/mails/mailbox.ts';
import { settled } from '../support/mails/deliveries.ts';
import { SUBJECTS } from '../support/mails/subjects.ts';
import { kill, waitUntilHealthy } from '../support/processes/processes.ts';
import { isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');

test.afterEach(() => waitUntilHealthy('bookings'));

const UNDOABLE = { headers: { 'Undo-Seconds': '10' } };

test('a confirmation whose mail is delayed when the bookings service is killed is mailed exactly once', async ({
  owner,
}) => {
  const { code, input } = await requestSoleStay();
  const { id } = await owner.booking(code);
  await owner.call('POST', `/api/bookings/${id}/confirm`, UNDOABLE);

  await kill('bookings');
  await waitUntilHealthy('bookings');

  await mailTo(input.email, SUBJECTS.confirmed, 40_000);
  await settled();
  const subjects = (await mailsTo(input.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => SUBJECTS.confirmed.test(subject))).toHaveLength(1);
});

test('an acknowledged undo is kept when the bookings service is killed right after, and no mail is sent', async ({
  owner,
}) => {
  const { code, input } = await requestSoleStay();
  const { id } = await owner.booking(code);
  await owner.call('POST', `/api/bookings/${id}/confirm`, UNDOABLE);
  const open = await owner.get<Undoable[]>('/api/admin/undo');
  const { status } = await owner.call('POST', `/api/admin/undo/${open.find(({ done }) => done.includes(code))?.id}`);
  expect(status).toBe(204);

  await kill('bookings');
  await waitUntilHealthy('bookings');

  expect(await owner.booking(code)).toMatchObject({ status: 'pending' });
  await settled();
  const subjects = (await mailsTo(input.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => SUBJECTS.confirmed.test(subject))).toEqual([]);
});
