import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../api/call.ts';
import type { Owner } from '../api/owner.ts';
import { ChatPeer } from '../chat/chat-peer.ts';
import { startActiveChat } from '../chat/chat.ts';
import { SITE_URL } from '../env.ts';
import { eventually } from '../eventually.ts';
import { bookUntilAccepted, type Acknowledged } from '../mails/deliveries.ts';
import { SUBJECTS } from '../mails/subjects.ts';
import { pngOf, upload } from '../pictures/pictures.ts';
import { MAX_SEED, seededRandom, type SeededRandom } from '../random.ts';
import { PHONE } from '../visits.ts';
import type { Ledger } from './ledger.ts';

/** The longest pause of each kind of call between two of its calls. */
const PAUSE_MS = { booking: 600, message: 200, view: 150, picture: 4_000, page: 100 } as const;
const BOOKING_LANES = 2;

/** Simulated guests and the owner: everything that is acknowledged is recorded in the ledger. */
export class MixedLoad {
  /** The longest that a guest has waited for a booking, and the longest time without a page; milliseconds. */
  readonly longest = { booking: 0, page: 0 };
  private isOver = false;
  private lanes: Promise<void>[] = [];
  private peer?: ChatPeer;
  private talking?: Promise<void>;
  private readonly owner: Owner;
  private readonly ledger: Ledger;
  private readonly random: SeededRandom;

  private readonly mayChatEnd: boolean;

  /** `mayChatEnd`: the fault may close the chat, as the end of its time does; then the guest starts another one. */
  constructor(owner: Owner, ledger: Ledger, random: SeededRandom, { mayChatEnd = false } = {}) {
    this.mayChatEnd = mayChatEnd;
    this.owner = owner;
    this.ledger = ledger;
    this.random = random;
  }

  async start(): Promise<void> {
    // chat may still be stopping by the SIGTERM of the previous fault
    await eventually(() => this.startChat());
    for (let lane = 0; lane < BOOKING_LANES; lane += 1) this.repeat('booking', () => this.book());
    this.repeat('message', () => this.say());
    this.repeat('view', () => this.view());
    this.repeat('picture', () => this.upload());
    this.repeat('page', () => this.readPage());
  }

  /** Resolves once the last call has been answered. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.lanes);
    this.lanes = [];
    await this.leaveChat();
  }

  private async startChat(): Promise<void> {
    const chat = await startActiveChat(this.owner);
    await this.leaveChat();
    this.peer = new ChatPeer(chat.id, { cookie: chat.cookie }, [SITE_URL]);
    this.talking = this.peer.run();
  }

  private async leaveChat(): Promise<void> {
    this.peer?.close();
    await this.talking;
  }

  private repeat(kind: keyof typeof PAUSE_MS, work: () => Promise<void>): void {
    // one source for each lane: how quickly the others are answered does not change its pauses
    const random = seededRandom(this.random.below(MAX_SEED));
    const lane = async (): Promise<void> => {
      while (!this.isOver) {
        await work();
        await sleep(random.below(PAUSE_MS[kind]));
      }
    };
    this.lanes.push(lane());
  }

  private recordTime(kind: keyof MixedLoad['longest'], began: number): void {
    this.longest[kind] = Math.max(this.longest[kind], Math.round(performance.now() - began));
  }

  private async book(): Promise<void> {
    const began = performance.now();
    const stay: Acknowledged = await bookUntilAccepted();
    this.recordTime('booking', began);
    this.ledger.stays.push({ ...stay, mails: [SUBJECTS.requested] });
  }

  private async say(): Promise<void> {
    const message = `message ${randomUUID()}`;
    try {
      await this.peer?.send(message);
    } catch (error) {
      if (!this.mayChatEnd) throw error;
      // while the owner's session is not valid either, the next message tries again
      return this.startChat().catch(() => undefined);
    }
    this.ledger.messages.push(message);
  }

  /** A view that was not acknowledged is not repeated: analytics promises nothing for it. */
  private async view(): Promise<void> {
    const page = `/view-${randomUUID()}`;
    const body = { sessionId: randomUUID(), page };
    const headers = { 'User-Agent': PHONE };
    const response = await call('POST', '/api/analytics/pageview', { body, headers }).catch(() => undefined);
    if (response?.status === 204) this.ledger.pages.push(page);
  }

  private async upload(): Promise<void> {
    const alt = `Picture ${randomUUID()}`;
    const picture = { file: pngOf(200, 150), fields: { alt, category: 'events' } };
    const response = await upload(this.owner.token, picture).catch(() => undefined);
    if (response?.status === 201) this.ledger.pictures.push(alt);
  }

  private async readPage(): Promise<void> {
    const began = performance.now();
    await eventually(async () => {
      const { status } = await call('GET', '/');
      if (status !== 200) throw new Error(`/ returned ${status}`);
    }, 120_000);
    this.recordTime('page', began);
  }
}
