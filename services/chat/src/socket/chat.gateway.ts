import type { ChatClientEvents, ChatError } from '@farmhouse/contracts/chat/chat-socket';
import { permissionsOf } from '@farmhouse/contracts/identity/permission';
import { NotFound, TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { renderProblem } from '@farmhouse/platform/errors/problem';
import { Logger } from '@nestjs/common';
import {
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { Announcements } from '../delivery/announcements.ts';
import { Presence } from '../delivery/presence.ts';
import { ADMINS, permittedRoom, RunningServer, type ChatServer, type ChatSocket } from '../delivery/running-server.ts';
import { MessageQuota } from '../message/message-quota.ts';
import { connectError, refusalOf } from './connection.ts';
import { Connections, isFinal } from './connections.ts';
import { Conversation } from './conversation.ts';
import { EventQuota } from './event-quota.ts';
import { readPayload, type Payload } from './socket-input.ts';

/** Chats that a visitor's connection may try to join without their cookie: each try reads the database. */
const MAX_REFUSED_JOINS = 20;

const DONE = { ok: true } as const;

/** The handler of an event; it resolves with the acknowledgement. */
type Work = (socket: ChatSocket, payload: Payload) => Promise<object>;
type Acknowledge = (response: object) => void;

/** True once MAX_REFUSED_JOINS joins of a visitor's connection were refused; it is then disconnected. */
const hasTooManyRefusedJoins = (socket: ChatSocket): boolean => (socket.data.refusedJoins ?? 0) >= MAX_REFUSED_JOINS;

/** An event that is sent right after `join_chat` waits until the chat is joined, or the join is refused. */
const afterJoining =
  (work: Work): Work =>
  async (socket, payload) => {
    if (socket.data.joining) await socket.data.joining;
    return work(socket, payload);
  };

/**
 * The events of the socket; each calls its acknowledgement, also when it is refused. They are plain listeners: Nest's
 * own handlers take as long for a message as all other work on it.
 */
@WebSocketGateway()
export class ChatGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  private readonly log = new Logger('ChatGateway');
  private readonly events: Record<keyof ChatClientEvents, Work> = {
    join_chat: (socket, payload) => this.join(socket, payload),
    send_message: afterJoining((socket, payload) => this.conversation.send(socket, payload)),
    messages_after: afterJoining((socket, payload) => this.conversation.messagesAfter(socket, payload)),
    typing: afterJoining(async (socket, payload) => {
      await this.conversation.typing(socket, payload);
      return DONE;
    }),
    seen: afterJoining(async (socket, payload) => {
      await this.conversation.seen(socket, payload);
      return DONE;
    }),
    visitor_page: afterJoining(async (socket, payload) => {
      await this.conversation.showPage(socket, payload);
      return DONE;
    }),
  };

  constructor(
    private readonly socketServer: RunningServer,
    private readonly connections: Connections,
    private readonly conversation: Conversation,
    private readonly announcements: Announcements,
    private readonly messageQuota: MessageQuota,
    private readonly eventQuota: EventQuota,
    private readonly presence: Presence,
  ) {}

  afterInit(io: ChatServer): void {
    this.socketServer.set(io);
    io.use((socket, next) => void this.admit(socket, next));
    this.announcements.listen((changes) => this.messageQuota.record(changes));
    io.on('presence_changed', () => void this.presence.announce());
  }

  handleConnection(socket: ChatSocket): void {
    // Socket.IO's own advice: what is needed of the upgrade stays in the handshake; the request takes several KiB
    Object.assign(socket.conn, { request: null });
    for (const [event, work] of Object.entries(this.events)) {
      (socket as Socket).on(event, (...args: unknown[]) => void this.take(socket, args, work));
    }
    const { admin } = socket.data;
    if (!admin) return;
    void socket.join([ADMINS, ...permissionsOf(admin.role).map(permittedRoom)]);
    this.presence.changed();
  }

  handleDisconnect({ data }: ChatSocket): void {
    if (data.admin || data.joined) this.presence.changed();
  }

  /**
   * A token that is not valid is refused; one that cannot be checked now cuts the connection, so that the client
   * retries.
   */
  private async admit(socket: ChatSocket, next: (error?: Error) => void): Promise<void> {
    try {
      await this.connections.identify(socket);
      next();
    } catch (error) {
      if (!isFinal(error)) socket.conn.close();
      next(connectError(error));
    }
  }

  /**
   * Handles an event; without an acknowledgement only a refusal is sent. A visitor's connection that tries one chat
   * after the other is cut after its last answer.
   */
  private async take(socket: ChatSocket, args: unknown[], work: Work): Promise<void> {
    const acknowledge = typeof args.at(-1) === 'function' ? (args.pop() as Acknowledge) : undefined;
    const response = await this.answerOf(socket, args[0], work);
    if (acknowledge) acknowledge(response);
    else if ('error' in response) socket.emit('chat_error', response as ChatError);
    if (hasTooManyRefusedJoins(socket)) socket.disconnect(true);
  }

  /** Joins one chat after the other. */
  private join(socket: ChatSocket, payload: Payload): Promise<object> {
    const joined = (socket.data.joining ?? Promise.resolve())
      .then(() => {
        if (hasTooManyRefusedJoins(socket)) throw new NotFound('Chat');
        return this.conversation.join(socket, payload);
      })
      .catch((error: unknown) => {
        if (error instanceof NotFound && !socket.data.admin) this.countRefusedJoin(socket);
        throw error;
      });
    socket.data.joining = joined.then(
      () => undefined,
      () => undefined,
    );
    return joined;
  }

  private countRefusedJoin(socket: ChatSocket): void {
    socket.data.refusedJoins = (socket.data.refusedJoins ?? 0) + 1;
  }

  /** Acknowledges an event with its result or the refusal. A connection that floods the server is cut. */
  private async answerOf(socket: ChatSocket, data: unknown, work: Work): Promise<object> {
    try {
      if (!this.eventQuota.consume(socket)) {
        socket.disconnect(true);
        throw new TooManyRequests(1);
      }
      return await work(socket, readPayload(data));
    } catch (error) {
      if (renderProblem(error).unexpected) this.log.error({ err: error as Error });
      return refusalOf(error);
    }
  }
}
