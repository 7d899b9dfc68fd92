import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from '../api/owner.ts';
import { SITE_URL } from '../env.ts';
import { ChatPeer } from './chat-peer.ts';
import { startActiveChat } from './chat.ts';

/** A visitor of a chat who writes all the time; each message is repeated until it is acknowledged. */
export class TalkingVisitor {
  readonly chatId: number;
  /** The acknowledged messages, in their order. */
  readonly sent: string[] = [];
  private readonly peer: ChatPeer;
  private readonly connected: Promise<void>;
  private writing: Promise<void> = Promise.resolve();
  private isOver = false;

  private constructor(chatId: number, cookie: string) {
    this.chatId = chatId;
    this.peer = new ChatPeer(chatId, { cookie }, [SITE_URL]);
    this.connected = this.peer.run();
  }

  /** Begins a chat; the visitor writes once `write` is called. */
  static async inNewChat(owner: Owner): Promise<TalkingVisitor> {
    const { id, cookie } = await startActiveChat(owner);
    return new TalkingVisitor(id, cookie);
  }

  /** Writes until `stop`, with a pause after each message. */
  write(pauseMs: number): void {
    const repeat = async (): Promise<void> => {
      while (!this.isOver) {
        const message = `message ${randomUUID()}`;
        await this.peer.send(message);
        this.sent.push(message);
        await sleep(pauseMs);
      }
    };
    this.writing = repeat();
  }

  /** Resolves when the last message is acknowledged. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.writing;
  }

  /** Messages that came to the visitor out of order or twice within one connection. */
  get disorder(): readonly string[] {
    return this.peer.disorder;
  }

  async close(): Promise<void> {
    this.peer.close();
    await this.connected;
  }
}
