import { expect, it } from '@jest/globals';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { RunningServer } from '../delivery/running-server.ts';
import { SilentSocket } from '../testing/silent-socket.ts';
import { useChat } from '../testing/use-chat.ts';

const chat = useChat();
const TOLERANCE_MS = 3_000;

/** Milliseconds until the server has ended the socket. */
async function lifetimeOf(socket: SilentSocket): Promise<number> {
  const startedAt = Date.now();
  await socket.ended;
  socket.close();
  return Date.now() - startedAt;
}

it('the chat cuts a socket that sends nothing after 10 seconds, and one that joins no chat after 30, although neither responds', async () => {
  const [silent, unjoined] = [new SilentSocket(chat()), new SilentSocket(chat())];
  const lifetimes = Promise.all([lifetimeOf(silent), lifetimeOf(unjoined)]);
  unjoined.sendConnect();
  await eventually(() => expect([...chat().app.get(RunningServer).sockets]).toHaveLength(1));

  const [silentMs, unjoinedMs] = await lifetimes;

  expect(silentMs).toBeGreaterThanOrEqual(9_000);
  expect(silentMs).toBeLessThan(10_000 + TOLERANCE_MS);
  expect(unjoinedMs).toBeGreaterThanOrEqual(29_000);
  expect(unjoinedMs).toBeLessThan(30_000 + TOLERANCE_MS);
}, 60_000);
