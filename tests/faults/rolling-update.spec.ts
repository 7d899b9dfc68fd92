import { setTimeout as sleep } from 'node:timers/promises';
import { TalkingVisitor } from '../support/chat/talking-visitor.ts';
import { WatchedSocket } from '../support/chat/watched-socket.ts';
import { eventually } from '../support/eventually.ts';
import { expectNothingLostOrDoubled } from '../support/mails/deliveries.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { uploadSlowly } from '../support/pictures/slow-upload.ts';
import { rowsOf } from '../support/processes/database.ts';
import { updateAllServicesWithMigration } from '../support/processes/rolling-update.ts';
import { Load } from '../support/load/load.ts';
import { pidOf } from '../support/processes/processes.ts';
import { isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');

const REPLACED = [
  ...(['identity', 'catalogue', 'content', 'bookings', 'chat', 'notifications', 'analytics', 'web'] as const),
];
const KEPT = ['postgres', 'redis', 'mailbox', 'gateway'] as const;
const SOCKETS = 5;
const MOVED_WITHIN_MS = 5_000;
/** Longer than it takes to replace catalogue, the second in order. */
const UPLOAD_SECONDS = 12;
const MESSAGE_PAUSE_MS = 50;

test('while all services are replaced and one migrates its tables under load no call fails, nothing is lost or duplicated, and chat sockets are back within five seconds', async ({
  owner,
}) => {
  test.setTimeout(420_000);
  const pidsOf = (names: readonly (typeof REPLACED | typeof KEPT)[number][]) => Promise.all(names.map(pidOf));
  const [before, kept] = [await pidsOf(REPLACED), await pidsOf(KEPT)];
  const visitor = await TalkingVisitor.inNewChat(owner);
  const sockets = await WatchedSocket.several(SOCKETS, { token: owner.token });
  const load = new Load(owner);

  load.start();
  visitor.write(MESSAGE_PAUSE_MS);
  const fields = { alt: 'Uploaded while catalogue is replaced', category: 'events' };
  const upload = uploadSlowly(owner.token, pngOf(400, 300), fields, UPLOAD_SECONDS);
  await sleep(1_000);
  const printed = await updateAllServicesWithMigration();
  const uploaded = await upload;
  await sleep(1_000);
  await Promise.all([visitor.stop(), load.stop()]);

  expect(printed).toContain('The new version runs.');
  expect(load.failures).toEqual([]);
  expect(uploaded.status, uploaded.text).toBe(201);
  const after = await pidsOf(REPLACED);
  expect(after.filter((pid, index) => pid === before[index])).toEqual([]);
  expect(await pidsOf(KEPT)).toEqual(kept);

  await eventually(() => expect(sockets.filter((socket) => socket.isConnected)).toHaveLength(SOCKETS));
  for (const { gaps } of sockets) {
    expect(gaps).toHaveLength(1);
    expect(Math.max(...gaps)).toBeLessThan(MOVED_WITHIN_MS);
  }

  const stored = await rowsOf<{ message: string }>(
    `SELECT message FROM chat.chat_messages WHERE chat_session_id = $1 AND message_type = 'text' ORDER BY id`,
    [visitor.chatId],
  );
  expect(stored.map(({ message }) => message)).toEqual(visitor.sent);
  expect(visitor.disorder).toEqual([]);

  await expectNothingLostOrDoubled(owner, load.booked);
  for (const [page, views] of load.viewed) {
    await eventually(async () => {
      const rows = await rowsOf('SELECT 1 FROM analytics.page_views WHERE page = $1', [page]);
      expect(rows).toHaveLength(views);
    });
  }
  const pictures = await rowsOf('SELECT 1 FROM catalogue.gallery_items WHERE alt = $1', [fields.alt]);
  expect(pictures).toHaveLength(1);

  sockets.forEach((socket) => socket.close());
  await visitor.close();
  if (uploaded.item) await owner.call('DELETE', `/api/admin/gallery/${uploaded.item.id}`);
  const gaps = sockets.flatMap((socket) => socket.gaps);
  test
    .info()
    .annotations.push(
      { type: 'calls', description: String(load.calls) },
      { type: 'bookings', description: String(load.booked.length) },
      { type: 'socket gaps in ms', description: gaps.join(', ') },
    );
  console.log(
    `${load.calls} calls, ${load.booked.length} bookings, ${visitor.sent.length} messages, gaps ${gaps.join(', ')} ms`,
  );
});
