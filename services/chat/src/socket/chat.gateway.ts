import type { ChatAck, ChatCatchUp, JoinedChat } from '@farmhouse/contracts/chat/chat-socket';
import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import { TooManyRequests, Unauthorized } from '@farmhouse/platform/errors/domain-error';
import { renderProblem } from '@farmhouse/platform/errors/problem';
import { createParamDecorator, Inject, Logger, type ExecutionContext } from '@nestjs/common';
import {
  ConnectedSocket,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import { CHAT_CONFIG, type ChatConfig } from '../config.ts';
import { Deliveries } from '../delivery/deliveries.ts';
import { Presence } from '../delivery/presence.ts';
import { ADMINS, SocketServer, type ChatServer, type ChatSocket } from '../delivery/socket-server.ts';
import { MessageQuota } from '../message/message-quota.ts';
import { eventsPerMinute, refusalOf, spendEvent } from './connection.ts';
import { Connections } from './connections.ts';
import { Conversation } from './conversation.ts';
import { readPayload, type Payload } from './socket-input.ts';

/** The payload as it came: the pipe of HTTP bodies throws where no acknowledgement could answer. */
const EventData = createParamDecorator((_data: unknown, context: ExecutionContext): unknown =>
  context.switchToWs().getData(),
);

const DONE = { ok: true } as const;

/** The events of the socket; each answers its acknowledgement, also when it is refused. */
@WebSocketGateway()
export class ChatGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  private readonly log = new Logger('ChatGateway');
  private readonly eventsPerMinute: number;

  constructor(
    @Inject(CHAT_CONFIG) config: ChatConfig,
    private readonly server: SocketServer,
    private readonly connections: Connections,
    private readonly conversation: Conversation,
    private readonly deliveries: Deliveries,
    private readonly quota: MessageQuota,
    private readonly presence: Presence,
  ) {
    this.eventsPerMinute = eventsPerMinute(config.RATE_LIMIT_CHAT_MESSAGES);
  }

  afterInit(io: ChatServer): void {
    this.server.set(io);
    io.use((socket, next) => void this.admit(socket, next));
    io.on('chat_changes', (changes) => {
      this.quota.note(changes);
      this.deliveries.receive(changes);
    });
    io.on('presence_changed', () => void this.presence.announce());
  }

  handleConnection(socket: ChatSocket): void {
    // what was read of the upgrade stays in the handshake; the request itself takes several KiB
    Reflect.set(socket.conn, 'request', undefined);
    if (!socket.data.admin) return;
    void socket.join(ADMINS);
    this.presence.changed();
  }

  handleDisconnect({ data }: ChatSocket): void {
    if (data.admin || data.joined) this.presence.changed();
  }

  @SubscribeMessage('join_chat')
  join(@ConnectedSocket() socket: ChatSocket, @EventData() data: unknown): Promise<ChatAck<JoinedChat>> {
    return this.answer(socket, data, (payload) => this.conversation.join(socket, payload));
  }

  @SubscribeMessage('send_message')
  send(
    @ConnectedSocket() socket: ChatSocket,
    @EventData() data: unknown,
  ): Promise<ChatAck<{ message: ChatMessageView }>> {
    return this.answer(socket, data, (payload) => this.conversation.send(socket, payload));
  }

  @SubscribeMessage('messages_after')
  messagesAfter(@ConnectedSocket() socket: ChatSocket, @EventData() data: unknown): Promise<ChatAck<ChatCatchUp>> {
    return this.answer(socket, data, (payload) => this.conversation.messagesAfter(socket, payload));
  }

  @SubscribeMessage('typing')
  typing(@ConnectedSocket() socket: ChatSocket, @EventData() data: unknown): Promise<ChatAck<typeof DONE>> {
    return this.answer(socket, data, async (payload) => {
      this.conversation.typing(socket, payload);
      return DONE;
    });
  }

  @SubscribeMessage('seen')
  seen(@ConnectedSocket() socket: ChatSocket, @EventData() data: unknown): Promise<ChatAck<typeof DONE>> {
    return this.answer(socket, data, async (payload) => {
      await this.conversation.seen(socket, payload);
      return DONE;
    });
  }

  @SubscribeMessage('visitor_page')
  showPage(@ConnectedSocket() socket: ChatSocket, @EventData() data: unknown): Promise<ChatAck<typeof DONE>> {
    return this.answer(socket, data, async (payload) => {
      await this.conversation.showPage(socket, payload);
      return DONE;
    });
  }

  /** A token that is not valid is refused; one that cannot be checked now cuts the connection, so that it tries again. */
  private async admit(socket: ChatSocket, next: (error?: Error) => void): Promise<void> {
    try {
      await this.connections.identify(socket);
      socket.data.budget = this.eventsPerMinute;
      next();
    } catch (error) {
      if (!(error instanceof Unauthorized)) socket.conn.close();
      next(error as Error);
    }
  }

  /** Answers an event, or why not. A connection that floods the server is cut. */
  private async answer<T extends object>(
    socket: ChatSocket,
    data: unknown,
    work: (payload: Payload) => Promise<T>,
  ): Promise<ChatAck<T>> {
    try {
      if (!spendEvent(socket.data, this.eventsPerMinute)) {
        socket.disconnect(true);
        throw new TooManyRequests(1);
      }
      return await work(readPayload(data));
    } catch (error) {
      if (renderProblem(error).unexpected) this.log.error({ err: error as Error });
      return refusalOf(error);
    }
  }
}
