import { randomUUID } from 'node:crypto';
import { CHAT_CATCH_UP_LIMIT, type ChatMessageView, type ChatSender } from '@farmhouse/contracts/chat/chat-message';
import type { ChatCatchUp, JoinedChat } from '@farmhouse/contracts/chat/chat-socket';
import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { OncePerSecond } from '../delivery/once-per-second.ts';
import { Presence } from '../delivery/presence.ts';
import { ADMINS, roomOf, RunningServer, type ChatSocket } from '../delivery/running-server.ts';
import { ChatNotActive } from '../message/message.errors.ts';
import { MessageQuota } from '../message/message-quota.ts';
import type { NewMessage } from '../message/store-messages.statement.ts';
import { MessageStore } from '../delivery/message-store.ts';
import { ChatMessagesService } from '../message/chat-messages.service.ts';
import type { ChatSessionEntity } from '../session/chat-session.entity.ts';
import { toChatSessionView } from '../session/chat-session.view.ts';
import { ChatSessionsService } from '../session/chat-sessions.service.ts';
import { chatAccessOf } from './connection.ts';
import { readChatId, readClientId, readContent, readMessageId, readPage, type Payload } from './socket-input.ts';

/** Connections to one process that a chat's visitor may have: one for each tab, and some that end unnoticed. */
const MAX_CONNECTIONS = 10;
/** Seconds after which a connection above that may try again. */
const RETRY_SECONDS = 10;

const typingKey = (side: ChatSender, chatSessionId: number): string => `typing:${side}:${chatSessionId}`;

const sideOf = ({ data }: ChatSocket): ChatSender => (data.admin ? 'admin' : 'visitor');

/**
 * What a connection may do in a chat. An admin's may act in every chat, a visitor's only in the one that it has joined;
 * its identity comes from the connection, never from the payload. Rule: a chat belongs to its visitor. Pages and typing
 * are forwarded at most once a second for one side of a chat, so that they cannot flood the admins and the database.
 */
@Injectable()
export class Conversation implements BeforeApplicationShutdown {
  private readonly log = new Logger('Conversation');
  private readonly updates = new OncePerSecond(({ message }) => this.log.warn(`An update was lost: ${message}`));

  constructor(
    private readonly chatSessionsService: ChatSessionsService,
    private readonly chatMessagesService: ChatMessagesService,
    private readonly messageStore: MessageStore,
    private readonly presence: Presence,
    private readonly messageQuota: MessageQuota,
    private readonly socketServer: RunningServer,
  ) {}

  beforeApplicationShutdown(): void {
    this.updates.clear();
  }

  /**
   * Returns everything stored after `afterId`, and subscribes to later messages. Throws NotFound for another visitor's
   * chat, TooManyRequests for a visitor with too many connections.
   */
  async join(socket: ChatSocket, payload: Payload): Promise<JoinedChat> {
    const id = readChatId(payload);
    const afterId = payload.afterId === undefined ? 0 : readMessageId(payload, 'afterId');
    const page = readPage(payload);
    const { visitorSessionId } = await this.find(socket, id);
    if (socket.data.admin) await socket.join(roomOf(id));
    else await this.enter(socket, id, visitorSessionId);
    // read after joining: what is committed later is delivered
    const chat = await this.find(socket, id);
    const caughtUp = await this.chatMessagesService.catchUp(id, afterId, CHAT_CATCH_UP_LIMIT);
    if (!socket.data.admin && page !== undefined) await this.storePage(id, page);
    this.presence.changed();
    return { session: toChatSessionView(chat), presence: this.presence.of(id), ...caughtUp };
  }

  /** Resolves when the message is stored. Only a new one counts in the quota of its side. */
  async send(socket: ChatSocket, payload: Payload): Promise<{ message: ChatMessageView }> {
    const chatSessionId = this.open(socket, payload);
    const message = readContent(payload);
    const clientId = readClientId(payload) ?? randomUUID();
    const senderType = sideOf(socket);
    // the message ends the typing before it; forwarded later, it would seem to follow the message
    this.updates.drop(typingKey(senderType, chatSessionId));
    const senderId = socket.data.admin
      ? String(socket.data.admin.id)
      : chatAccessOf(socket.data, chatSessionId).visitorSessionId;
    return { message: await this.store({ chatSessionId, clientId, senderType, senderId, message }) };
  }

  async messagesAfter(socket: ChatSocket, payload: Payload): Promise<ChatCatchUp> {
    const chatSessionId = this.open(socket, payload);
    return this.chatMessagesService.catchUp(chatSessionId, readMessageId(payload, 'afterId'), CHAT_CATCH_UP_LIMIT);
  }

  /** Forwarded to the others, never stored. */
  async typing(socket: ChatSocket, payload: Payload): Promise<void> {
    const chatSessionId = this.open(socket, payload);
    const senderType = sideOf(socket);
    const event = { chatSessionId, typing: payload.typing === true, senderType };
    await this.updates.run(typingKey(senderType, chatSessionId), () => {
      socket.to([roomOf(chatSessionId), ADMINS]).emit('typing', event);
    });
  }

  async seen(socket: ChatSocket, payload: Payload): Promise<void> {
    const chatSessionId = this.open(socket, payload);
    await this.chatSessionsService.markSeen(chatSessionId, sideOf(socket), readMessageId(payload, 'lastId'));
  }

  async showPage(socket: ChatSocket, payload: Payload): Promise<void> {
    const chatSessionId = readChatId(payload);
    chatAccessOf(socket.data, chatSessionId);
    const page = readPage(payload);
    if (page !== undefined) await this.storePage(chatSessionId, page);
  }

  private storePage(chatSessionId: number, page: string): Promise<void> {
    return this.updates.run(`page:${chatSessionId}`, () => this.chatSessionsService.showPage(chatSessionId, page));
  }

  private async store(newMessage: NewMessage): Promise<ChatMessageView> {
    const uncount = this.messageQuota.spend(newMessage.chatSessionId, newMessage.senderType);
    try {
      const { message, isNew } = await this.messageStore.store(newMessage);
      if (!isNew) uncount();
      return message;
    } catch (error) {
      if (error instanceof ChatNotActive) uncount();
      throw error;
    }
  }

  private find(socket: ChatSocket, id: number): Promise<ChatSessionEntity> {
    return socket.data.admin
      ? this.chatSessionsService.find(id)
      : this.chatSessionsService.findForVisitor(id, socket.data.token);
  }

  /** The id of a chat in which the connection may act. */
  private open({ data }: ChatSocket, payload: Payload): number {
    const id = readChatId(payload);
    if (!data.admin) chatAccessOf(data, id);
    return id;
  }

  /** A visitor's connection is in one chat. Counts and joins without a pause, so that none is in between. */
  private async enter(socket: ChatSocket, chatSessionId: number, visitorSessionId: string): Promise<void> {
    const before = socket.data.joined?.chatSessionId;
    const isNew = before !== chatSessionId;
    if (isNew && this.socketServer.visitorsIn(chatSessionId) >= MAX_CONNECTIONS)
      throw new TooManyRequests(RETRY_SECONDS);
    socket.data.joined = { chatSessionId, visitorSessionId };
    await socket.join(roomOf(chatSessionId));
    if (isNew && before !== undefined) await socket.leave(roomOf(before));
  }
}
