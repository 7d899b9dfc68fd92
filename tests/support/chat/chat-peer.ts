import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { connected, openSocket, type ChatSocket, type Credentials } from './chat.ts';

const ACK_MS = 2_000;
const RETRY_MS = 100;

/**
 * One side of a chat on a bad connection: reconnects to the next address whenever it was cut, requests missed messages,
 * and repeats a message with the same id until it is acknowledged.
 */
export class ChatPeer {
  /** The messages that this side has received, by id, in the order of arrival. */
  readonly received = new Map<number, ChatMessageView>();
  /** Messages that came out of order or twice within one connection. */
  readonly disorder: string[] = [];
  private socket?: ChatSocket;
  private position = 0;
  private isJoined = false;
  private isClosed = false;
  private attempts = 0;
  private readonly chatSessionId: number;
  private readonly credentials: Credentials;
  private readonly urls: readonly string[];

  constructor(chatSessionId: number, credentials: Credentials, urls: readonly string[]) {
    this.chatSessionId = chatSessionId;
    this.credentials = credentials;
    this.urls = urls;
  }

  /** Ids in their order. */
  get ids(): number[] {
    return [...this.received.keys()].toSorted((a, b) => a - b);
  }

  /** Reconnects until `close`. */
  async run(): Promise<void> {
    while (!this.isClosed) {
      await this.connectOnce().catch(() => undefined);
      await sleep(RETRY_MS);
    }
  }

  cut(): void {
    this.socket?.io.engine?.close();
  }

  close(): void {
    this.isClosed = true;
    this.socket?.disconnect();
  }

  /** Resolves when the message is stored. */
  async send(content: string): Promise<void> {
    const message = { chatSessionId: this.chatSessionId, content, clientId: randomUUID() };
    for (;;) {
      const response = this.isJoined
        ? await this.socket
            ?.timeout(ACK_MS)
            .emitWithAck('send_message', message)
            .catch(() => undefined)
        : undefined;
      if (response && 'message' in response) return;
      if (response && !['unavailable', 'not-found'].includes(response.error.code))
        throw new Error(response.error.message);
      await sleep(RETRY_MS);
    }
  }

  /** Resolves when the connection has ended. */
  private async connectOnce(): Promise<void> {
    const socket = openSocket(this.credentials, this.urls[this.attempts++ % this.urls.length]);
    this.socket = socket;
    try {
      await connected(socket);
      const early: ChatMessageView[] = [];
      let last = 0;
      socket.on('new_message', ({ message }) => {
        if (message.chatSessionId !== this.chatSessionId) return;
        if (message.id <= last) this.disorder.push(`${message.id} after ${last}`);
        last = message.id;
        if (this.isJoined) this.take([message]);
        else early.push(message);
      });
      const ended = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
      await this.catchUp(socket);
      this.take(early);
      this.isJoined = true;
      await ended;
    } finally {
      this.isJoined = false;
      socket.disconnect();
    }
  }

  private async catchUp(socket: ChatSocket): Promise<void> {
    const { chatSessionId } = this;
    for (let hasMore = true; hasMore;) {
      const join = { chatSessionId, afterId: this.position };
      const response = await socket.timeout(ACK_MS).emitWithAck('join_chat', join);
      if ('error' in response) throw new Error(response.error.message);
      this.take(response.messages);
      hasMore = response.hasMore;
    }
  }

  private take(messages: readonly ChatMessageView[]): void {
    for (const message of messages) {
      this.received.set(message.id, message);
      this.position = Math.max(this.position, message.id);
    }
  }
}
