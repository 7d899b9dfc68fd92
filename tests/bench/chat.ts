import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../infra/local/settings/ports.ts';
import { accepts, waitUntil } from '../../infra/local/process/ready.ts';
import { addressOf } from '../support/processes/processes.ts';
import {
  connected,
  openSocket,
  startActiveChat,
  startChat,
  type ChatSocket,
  type StartedChat,
} from '../support/chat/chat.ts';
import { ChatProcess } from '../support/chat/chat-process.ts';
import { Owner } from '../support/api/owner.ts';
import { compare, ROUND_SECONDS, type Measure } from './load.ts';
import type { Bound, Row } from './table.ts';

/** Visitors who send concurrently, each the next message once the last one is acknowledged. */
const SENDERS = 64;
const CONTENT = 'Is the pool heated in January, and may we bring two dogs?';

interface Sender {
  socket: ChatSocket;
  chatSessionId: number;
}

/** Acknowledged messages per second. */
const messagesPerSecond =
  (senders: readonly Sender[]): Measure =>
  async () => {
    const end = Date.now() + ROUND_SECONDS * 1000;
    let acknowledged = 0;
    const send = async ({ socket, chatSessionId }: Sender): Promise<void> => {
      while (Date.now() < end) {
        const message = { chatSessionId, content: CONTENT, clientId: randomUUID() };
        const response = await socket.emitWithAck('send_message', message);
        if ('error' in response) throw new Error(`A message was refused: ${response.error.message}`);
        acknowledged += 1;
      }
    };
    await Promise.all(senders.map(send));
    return acknowledged / ROUND_SECONDS;
  };

async function visitorOf(chat: StartedChat, url: string): Promise<Sender> {
  const socket = await connected(openSocket(chat, url));
  const response = await socket.emitWithAck('join_chat', { chatSessionId: chat.id });
  if ('error' in response) throw new Error(`A chat could not be joined: ${response.error.message}`);
  return { socket, chatSessionId: chat.id };
}

async function visitors(count: number, owner: Owner, url: string): Promise<Sender[]> {
  const senders: Sender[] = [];
  for (let made = 0; made < count; made += 1) senders.push(await visitorOf(await startActiveChat(owner), url));
  return senders;
}

const closeAll = (senders: readonly Sender[]): void => senders.forEach(({ socket }) => socket.disconnect());

/** Messages that are committed before they are acknowledged, compared with a Socket.IO server that stores nothing. */
export async function chatMessages(): Promise<Row> {
  const port = await freePort();
  const program = fileURLToPath(new URL('bare-socket.ts', import.meta.url));
  const bare = spawn(process.execPath, [program, String(port)], { stdio: 'inherit' });
  const senders: Sender[] = [];
  try {
    await waitUntil('The bare Socket.IO server', () => accepts(port), 15);
    senders.push(...(await visitors(SENDERS, await Owner.signedIn(), await addressOf('chat'))));
    const echoes: Sender[] = [];
    for (const { chatSessionId } of senders) {
      echoes.push({ socket: await connected(openSocket({}, `http://127.0.0.1:${port}`)), chatSessionId });
    }
    const result = await compare(messagesPerSecond(senders), messagesPerSecond(echoes));
    closeAll(echoes);
    return { what: 'chat message, stored', against: 'bare Socket.IO echo', ...result, min: 0.3 };
  } finally {
    closeAll(senders);
    bare.kill();
  }
}

/** For how long deliveries are measured, and the messages per second over all chats. */
const DELIVERY_MS = 5_000;
const DELIVERIES_PER_SECOND = 200;
const OPEN_CHATS = [10, 500];

/** Milliseconds from a visitor's sending to the owner's receiving. */
async function deliveryOf(chats: number): Promise<Bound[]> {
  const owner = await Owner.signedIn();
  const url = await addressOf('chat');
  const senders = await visitors(chats, owner, url);
  const admin = await connected(openSocket(owner, url));
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  admin.on('new_message', ({ message }) => {
    const from = sentAt.get(message.clientId ?? '');
    if (from !== undefined) times.push(performance.now() - from);
  });
  const end = Date.now() + DELIVERY_MS;
  for (let turn = 0; Date.now() < end; turn += 1) {
    const sender = senders[turn % senders.length];
    if (!sender) break;
    const clientId = randomUUID();
    sentAt.set(clientId, performance.now());
    sender.socket.emit('send_message', { chatSessionId: sender.chatSessionId, content: CONTENT, clientId });
    await sleep(1000 / DELIVERIES_PER_SECOND);
  }
  await waitUntil('Every delivery', async () => times.length === sentAt.size, 15);
  closeAll([...senders, { socket: admin, chatSessionId: 0 }]);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;
  return [
    { what: `visitor to owner at ${chats} open chats, median`, value: at(0.5), unit: 'ms' },
    { what: `visitor to owner at ${chats} open chats, p99`, value: at(0.99), unit: 'ms' },
  ];
}

const IDLE_SOCKETS = 2_000;
/** Sockets that are connected before the first measurement, so that one-time code and buffers do not count. */
const FIRST_SOCKETS = 200;
/** As many as one chat admits. */
const SOCKETS_A_CHAT = 10;
/** Chats that are joined at a time. */
const AT_ONCE = 5;
const MAX_KIB = 25;
const SETTLE_MS = 3_000;

/** The memory of each of 2,000 idle sockets that have joined a chat. */
async function idleSocket(): Promise<Bound[]> {
  const memory = fileURLToPath(new URL('memory-on-request.ts', import.meta.url));
  const idle = await ChatProcess.started(['--expose-gc', '--import', memory]);
  const senders: Sender[] = [];
  const open = async (count: number): Promise<void> => {
    for (let made = 0; made < count; made += AT_ONCE * SOCKETS_A_CHAT) {
      const chats = await Promise.all(Array.from({ length: AT_ONCE }, () => startChat()));
      const joining = chats.flatMap((chat) => Array.from({ length: SOCKETS_A_CHAT }, () => visitorOf(chat, idle.url)));
      senders.push(...(await Promise.all(joining)));
    }
    await sleep(SETTLE_MS);
  };
  try {
    await open(FIRST_SOCKETS);
    const before = await idle.ask<{ used: number; rss: number }>('memory');
    await open(IDLE_SOCKETS);
    const after = await idle.ask<{ used: number; rss: number }>('memory');
    const each = (bytes: number): number => bytes / IDLE_SOCKETS / 1024;
    const what = `one of ${IDLE_SOCKETS} idle sockets`;
    return [
      { what, value: each(after.used - before.used), unit: 'KiB', max: MAX_KIB },
      { what: `${what}, of the resident memory`, value: each(after.rss - before.rss), unit: 'KiB' },
    ];
  } finally {
    closeAll(senders);
    await idle.kill();
  }
}

/** How long a message takes from the visitor to the owner, and how much memory an idle socket needs. */
export async function chatBounds(): Promise<Bound[]> {
  const bounds: Bound[] = [];
  for (const chats of OPEN_CHATS) bounds.push(...(await deliveryOf(chats)));
  return [...bounds, ...(await idleSocket())];
}
