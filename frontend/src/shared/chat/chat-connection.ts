import { io, type Socket } from 'socket.io-client';
import {
  CHAT_SOCKET_PATH,
  type ChatClientEvents,
  type ChatError,
  type ChatServerEvents,
} from '@farmhouse/contracts/chat/chat-socket';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { backoffMs } from '@farmhouse/contracts/timing/backoff';

type ClientEvent = keyof ChatClientEvents;
type Payload<E extends ClientEvent> = Parameters<ChatClientEvents[E]>[0];
type Answer<E extends ClientEvent> = Parameters<NonNullable<Parameters<ChatClientEvents[E]>[1]>>[0];

/** How long an acknowledgement may take before the call counts as lost. */
const ACK_TIMEOUT_MS = 10_000;
/** How long an attempt to connect may take: the library does not notice one that is cut before the handshake. */
const CONNECT_TIMEOUT_MS = 8_000;
const RETRY = { firstMs: 500, maxMs: 5_000 };

interface ChatConnectionOptions {
  /** The owner's token, read again for every attempt; a visitor is identified by the chat's cookie. */
  token?: () => string | null;
  /** The server has refused the connection; returns true to try again later. */
  onRefused?: (code: ErrorCode | undefined) => boolean;
}

/** Why the server has refused the connection; undefined when it could not be reached. */
const codeOf = (error: Error & { data?: ChatError['error'] }): ErrorCode | undefined => error.data?.code;

/** A connection to the chat service. Once opened it reconnects automatically until it is closed. */
export class ChatConnection {
  private readonly socket: Socket<ChatServerEvents, ChatClientEvents>;
  private refusals = 0;
  private isOpening = false;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ token, onRefused = () => true }: ChatConnectionOptions = {}) {
    this.socket = io({
      path: CHAT_SOCKET_PATH,
      transports: ['websocket'],
      autoConnect: false,
      forceNew: true,
      timeout: CONNECT_TIMEOUT_MS,
      reconnectionDelay: RETRY.firstMs,
      reconnectionDelayMax: RETRY.maxMs,
      auth: token && ((proceed) => proceed({ token: token() })),
    });
    this.socket.on('connect', () => {
      this.refusals = 0;
      this.settled();
    });
    // the library reconnects after a lost connection, but not after one that the server has ended or refused
    this.socket.on('disconnect', (reason) => reason === 'io server disconnect' && this.reopenLater());
    this.socket.on('connect_error', (error) => {
      this.settled();
      if (!this.isClosed && !this.socket.active && onRefused(codeOf(error))) this.reopenLater();
    });
  }

  get isOpen(): boolean {
    return this.socket.connected;
  }

  open(): void {
    window.addEventListener('online', this.renewUnlessOpen);
    document.addEventListener('visibilitychange', this.renewWhenSeen);
    this.isClosed = false;
    this.isOpening = true;
    this.socket.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.renewUnlessOpen);
    document.removeEventListener('visibilitychange', this.renewWhenSeen);
    // browsers log an error when a connection is closed while it is opening
    if (!this.isOpening) this.socket.disconnect();
  }

  /** Reconnects at once: the connection may be dead without either side noticing. */
  renew(): void {
    clearTimeout(this.timer);
    this.socket.disconnect().connect();
  }

  /** Calls the listener after every connect and after every loss or failed attempt. */
  onChange(opened: () => void, lost: () => void): void {
    const unlessClosed = (change: () => void) => () => {
      if (!this.isClosed) change();
    };
    this.socket.on('connect', unlessClosed(opened));
    this.socket.on('disconnect', unlessClosed(lost));
    this.socket.on('connect_error', unlessClosed(lost));
  }

  on<E extends keyof ChatServerEvents>(event: E, listener: ChatServerEvents[E]): void {
    this.socket.on(event, listener as never);
  }

  /** Resolves with the acknowledgement. Rejects, and reconnects, when none comes in time. */
  async emitWithAck<E extends ClientEvent>(event: E, payload: Payload<E>): Promise<Answer<E>> {
    const socket = this.socket.timeout(ACK_TIMEOUT_MS) as unknown as {
      emitWithAck: (event: string, payload: unknown) => Promise<unknown>;
    };
    try {
      return (await socket.emitWithAck(event, payload)) as Answer<E>;
    } catch (error) {
      if (this.isOpen) this.renew();
      throw error;
    }
  }

  /** Sends an event without an acknowledgement; dropped while disconnected. */
  emit<E extends 'typing' | 'seen' | 'visitor_page'>(event: E, payload: Payload<E>): void {
    if (!this.isOpen) return;
    (this.socket as unknown as { emit: (event: string, payload: unknown) => void }).emit(event, payload);
  }

  private readonly renewUnlessOpen = (): void => {
    if (!this.isOpen) this.renew();
  };

  /** Connects at once when the page becomes visible: the delay between attempts may be long by then. */
  private readonly renewWhenSeen = (): void => {
    if (document.visibilityState === 'visible' && !this.isOpening) this.renewUnlessOpen();
  };

  private settled(): void {
    this.isOpening = false;
    if (this.isClosed) this.socket.disconnect();
  }

  private reopenLater(): void {
    this.refusals += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.socket.connect(), backoffMs(this.refusals, RETRY));
  }
}
