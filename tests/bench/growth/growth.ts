import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { SERVICES } from '../../../infra/services.ts';
import { call, accepted } from '../../support/api/call.ts';
import { Owner } from '../../support/api/owner.ts';
import { connected, openSocket, startActiveChat, type ChatSocket } from '../../support/chat/chat.ts';
import { inDays } from '../../support/dates.ts';
import { SITE_URL } from '../../support/env.ts';
import { aBookingRequest } from '../../support/guests.ts';
import { rowsOf } from '../../support/processes/database.ts';
import { pidOf, type ProcessName } from '../../support/processes/processes.ts';
import { aTab } from '../../support/visits.ts';
import type { Bound } from '../table.ts';
import { processorTime } from './processor-time.ts';

/** Concurrent calls: few, so that nothing waits for the processor. */
const AT_ONCE = 4;
const BOOKINGS = 300;
const PAGES = 400;
const MESSAGES = 1_000;
const READS = 1_000;
const VISITS = 200;
/** As docs/scaling.md assumes. */
const PAGES_OF_VISIT = 4;
/** Days and prices of the two months that a calendar loads. */
const DAYS = `/api/availability?from=${inDays(0)}&to=${inDays(75)}&guests=14`;
/** The cost of the idle product is measured for this long and subtracted. */
const IDLE_MS = 10_000;
const SETTLED_MS = 1_000;
/** At most this many rounds of a second until events and mails are processed. */
const SETTLED_ROUNDS = 120;

const PROCESSES: readonly ProcessName[] = ['gateway', 'web', ...SERVICES.map(({ name }) => name), 'postgres', 'redis'];

interface State {
  at: number;
  /** In ms, by process. */
  processor: Map<ProcessName, number>;
  /** Bytes of all tables with their indexes. */
  stored: number;
  /** Bytes of Postgres' log so far. */
  logged: number;
}

async function stateNow(): Promise<State> {
  const [sizes] = await rowsOf<{ stored: string; logged: string }>(
    `SELECT sum(pg_total_relation_size(oid)) AS stored, pg_current_wal_lsn() - '0/0' AS logged
     FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text = ANY($1)`,
    [SERVICES.map(({ name }) => name)],
  );
  const processor = new Map<ProcessName, number>();
  for (const name of PROCESSES) processor.set(name, processorTime(await pidOf(name)));
  return { at: performance.now(), processor, stored: Number(sizes?.stored), logged: Number(sizes?.logged) };
}

/** Waits until all events are handled and all mails are sent. */
async function settled(): Promise<void> {
  for (let round = 0; round < SETTLED_ROUNDS; round += 1) {
    await sleep(SETTLED_MS);
    const [row] = await rowsOf<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM notifications.messages WHERE status IN ('queued', 'sending')`,
    );
    if (row?.waiting === 0) return;
  }
  throw new Error('Mails still wait');
}

async function times(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Processor time of each process while the product is idle, as a share of the time. */
async function idleShare(): Promise<Map<ProcessName, number>> {
  const before = await stateNow();
  await sleep(IDLE_MS);
  const after = await stateNow();
  const took = (name: ProcessName): number => (after.processor.get(name) ?? 0) - (before.processor.get(name) ?? 0);
  return new Map(PROCESSES.map((name) => [name, took(name) / (after.at - before.at)]));
}

/** Costs below this are within the resolution of the clock's ticks. In ms. */
const LEAST_SHOWN = 0.05;

async function costOf(
  what: string,
  count: number,
  idle: ReadonlyMap<ProcessName, number>,
  work: () => Promise<void>,
): Promise<Bound[]> {
  const before = await stateNow();
  await work();
  await settled();
  const after = await stateNow();
  const cost = (name: ProcessName): number => {
    const took = (after.processor.get(name) ?? 0) - (before.processor.get(name) ?? 0);
    return Math.max(0, took - (idle.get(name) ?? 0) * (after.at - before.at)) / count;
  };
  const costs = PROCESSES.map((name) => ({ name, ms: cost(name) }));
  const kilobytes = (from: number, to: number): number => (to - from) / count / 1000;
  return [
    { what: `${what}: processor`, value: costs.reduce((sum, { ms }) => sum + ms, 0), unit: 'ms' },
    ...costs
      .filter(({ ms }) => ms >= LEAST_SHOWN)
      .map(({ name, ms }) => ({ what: `${what}: of which ${name}`, value: ms, unit: 'ms' })),
    { what: `${what}: stored`, value: kilobytes(before.stored, after.stored), unit: 'kB' },
    { what: `${what}: log of Postgres`, value: kilobytes(before.logged, after.logged), unit: 'kB' },
  ];
}

async function sendMessages(sockets: readonly { socket: ChatSocket; chat: ChatSessionView }[]): Promise<void> {
  await times(MESSAGES, async (index) => {
    const { socket, chat } = sockets[index % sockets.length] ?? {};
    if (!socket || !chat) return;
    const message = { chatSessionId: chat.id, content: 'Is the pool heated in January?', clientId: randomUUID() };
    await socket.emitWithAck('send_message', message);
  });
}

/** What the browser reports of one visit: its session, and of each page the view and, as a beacon, that it was left. */
async function reportVisit(): Promise<void> {
  const tab = aTab();
  accepted(await tab.start());
  for (let page = 0; page < PAGES_OF_VISIT; page += 1) {
    accepted(await tab.view('/gallery', { url: `${SITE_URL}/gallery`, title: 'Gallery' }));
    accepted(await tab.beacon('/gallery', { timeOnPage: 20, scrollDepth: 80, exitPage: true }));
  }
}

/**
 * What one booking request, one page, one read, one chat message and one counted visit cost, including all their
 * asynchronous effects: processor time by process, and bytes. docs/scaling.md draws on them.
 */
export async function growth(): Promise<Bound[]> {
  const owner = await Owner.signedIn();
  const chats = await Promise.all(Array.from({ length: AT_ONCE }, () => startActiveChat(owner)));
  const sockets = await Promise.all(
    chats.map(async (chat) => {
      const socket = await connected(openSocket(chat, SITE_URL));
      await socket.emitWithAck('join_chat', { chatSessionId: chat.id });
      return { socket, chat };
    }),
  );
  await settled();
  const idle = await idleShare();
  const page = async (index: number): Promise<void> => {
    await (await fetch(`${SITE_URL}/?measured=${index}`)).text();
  };
  try {
    return [
      ...(await costOf('booking request', BOOKINGS, idle, () =>
        times(BOOKINGS, async () => accepted(await call('POST', '/api/bookings', { body: aBookingRequest() }))),
      )),
      ...(await costOf('home page', PAGES, idle, () => times(PAGES, page))),
      ...(await costOf('read of free dates', READS, idle, () =>
        times(READS, async () => accepted(await call('GET', DAYS))),
      )),
      ...(await costOf('chat message', MESSAGES, idle, () => sendMessages(sockets))),
      ...(await costOf('counted visit of four pages', VISITS, idle, () => times(VISITS, reportVisit))),
    ];
  } finally {
    for (const { socket } of sockets) socket.disconnect();
  }
}
