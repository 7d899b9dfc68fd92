import { setTimeout as sleep } from 'node:timers/promises';
import { ChatPeer } from '../support/chat/chat-peer.ts';
import { ChatProcess } from '../support/chat/chat-process.ts';
import { startActiveChat } from '../support/chat/chat.ts';
import { rowsOf } from '../support/processes/database.ts';
import { SITE_URL } from '../support/env.ts';
import { eventually } from '../support/eventually.ts';
import { SERVICES, killAndAwaitRestart, waitUntilHealthy } from '../support/processes/processes.ts';
import { isLocal, isLongForm } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');

test.afterEach(() => waitUntilHealthy(...SERVICES));

/** The minimum number of messages, and the minimum duration. */
const MESSAGES = isLongForm ? 10_000 : 3_000;
const LAST_MS = isLongForm ? 60_000 : 15_000;
const CHATS = 5;
const CUT_MS = 1_000;
const QUIET_MS = 2_000;

/** Kills a process of the product and waits until its supervisor has restarted it and all services are ready. */
async function killAndAwaitHealth(name: 'chat' | 'redis' | 'postgres'): Promise<void> {
  await killAndAwaitRestart(name);
  await waitUntilHealthy(...SERVICES);
  await sleep(QUIET_MS);
}

test('no chat message is missing, duplicated or out of order while connections are cut every second and each of two chat processes, Redis and Postgres are killed in turn', async ({
  owner,
}) => {
  test.setTimeout(300_000);
  const second = await ChatProcess.started();
  const urls = [SITE_URL, second.url];
  const chats = await Promise.all(Array.from({ length: CHATS }, () => startActiveChat(owner)));
  const pairs = chats.map(({ id, cookie }) => ({
    id,
    visitor: new ChatPeer(id, { cookie }, urls),
    admin: new ChatPeer(id, { token: owner.token }, urls.toReversed()),
  }));
  const peers = pairs.flatMap(({ visitor, admin }) => [visitor, admin]);
  const running = peers.map((peer) => peer.run());
  const cutting = setInterval(() => peers.forEach((peer) => peer.cut()), CUT_MS);
  let isOver = false;
  let sent = 0;

  const sending = peers.map(async (peer, at) => {
    for (let count = 0; !isOver || count < MESSAGES / peers.length; count += 1) {
      await peer.send(`${at}: ${count}`);
      sent += 1;
    }
  });
  const disturb = async (): Promise<void> => {
    for (const end = Date.now() + LAST_MS; Date.now() < end;) {
      await killAndAwaitHealth('chat');
      await second.kill();
      await second.start();
      await killAndAwaitHealth('redis');
      await killAndAwaitHealth('postgres');
    }
  };

  try {
    await disturb().finally(() => (isOver = true));
    await Promise.all(sending);
    clearInterval(cutting);
    for (const { id, visitor, admin } of pairs) {
      const stored = await rowsOf<{ id: string; message: string }>(
        'SELECT id, message FROM chat.chat_messages WHERE chat_session_id = $1 ORDER BY id',
        [id],
      );
      const ids = stored.map((row) => Number(row.id));
      await eventually(() => {
        expect(visitor.ids).toEqual(ids);
        expect(admin.ids).toEqual(ids);
      }, 30_000);
      for (const side of [visitor, admin]) {
        const own = `${peers.indexOf(side)}: `;
        const texts = stored.map(({ message }) => message).filter((message) => message.startsWith(own));
        expect(texts).toEqual(texts.map((_, count) => `${own}${count}`));
        expect(side.disorder).toEqual([]);
      }
    }
    const [row] = await rowsOf<{ count: number }>(
      `SELECT count(*)::int AS count FROM chat.chat_messages
       WHERE message_type = 'text' AND chat_session_id = ANY($1)`,
      [chats.map(({ id }) => id)],
    );
    expect(row?.count).toBe(sent);
    expect(sent).toBeGreaterThanOrEqual(MESSAGES);
  } finally {
    clearInterval(cutting);
    peers.forEach((peer) => peer.close());
    await second.kill();
    await Promise.all(running);
  }
  test.info().annotations.push({ type: 'messages', description: String(sent) });
});
