import type { ChatMessageView } from '@farmhouse/contracts/chat/chat-message';
import type { ChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import {
  CHAT_SOCKET_PATH,
  type ChatAck,
  type ChatClientEvents,
  type ChatServerEvents,
  type JoinedChat,
} from '@farmhouse/contracts/chat/chat-socket';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { io, type Socket } from 'socket.io-client';

export type ChatClient = Socket<ChatServerEvents, ChatClientEvents>;

/** A chat that a visitor has started, with the cookie that opens it. */
export interface StartedChat extends ChatSessionView {
  cookie: string;
}

const clients: ChatClient[] = [];
let visitors = 0;

export const VISITOR = { visitorName: 'Asha', visitorPhone: '+91 98480 12345' };

/** Starts a chat from an address of its own. */
export async function startChatAs(service: TestService, fields: object = {}): Promise<StartedChat> {
  visitors += 1;
  const { body, headers } = await call<ChatSessionView>(service, 'POST', '/api/chat/start', {
    body: { ...VISITOR, visitorSessionId: `visitor-${visitors}`, ...fields },
    headers: { 'x-real-ip': `203.0.113.${visitors % 250}` },
  });
  return { ...body, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

/** Starts a chat that the owner takes at once. */
export async function startActiveChat(service: TestService): Promise<StartedChat> {
  const chat = await startChatAs(service);
  await callAsAdmin(service, 'PUT', `/api/admin/chat/${chat.id}/assign`);
  return chat;
}

/** Opens a socket to a service without waiting. It does not reconnect automatically. */
export function openSocket({ app }: TestService, headers: Record<string, string> = {}, auth: object = {}): ChatClient {
  const { port } = app.getHttpServer().address() as { port: number };
  const client: ChatClient = io(`http://127.0.0.1:${port}`, {
    path: CHAT_SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: headers,
    auth,
    forceNew: true,
  });
  clients.push(client);
  return client;
}

export const connected = (client: ChatClient): Promise<ChatClient> =>
  new Promise((resolve, reject) => {
    client.once('connect', () => resolve(client));
    client.once('connect_error', reject);
  });

export const disconnected = (client: ChatClient): Promise<string> =>
  new Promise((resolve) => client.once('disconnect', resolve));

/** A visitor's connection that has joined its chat, and what it has received since. */
export async function joinAsVisitor(service: TestService, chat: StartedChat) {
  const client = await connected(openSocket(service, { cookie: chat.cookie }));
  const received = receivedBy(client);
  const joined = answered(await client.emitWithAck('join_chat', { chatSessionId: chat.id }));
  return { client, received, joined };
}

/** An admin's connection, and what it has received. */
export async function connectAsAdmin(service: TestService, bearer = service.identity.bearer()) {
  const client = openSocket(service, {}, { token: bearer.replace('Bearer ', '') });
  const received = receivedBy(client);
  await connected(client);
  return { client, received };
}

/** The messages that a connection receives from now on. */
function receivedBy(client: ChatClient): ChatMessageView[] {
  const received: ChatMessageView[] = [];
  client.on('new_message', ({ message }) => received.push(message));
  return received;
}

/** The response of an acknowledgement; throws for a refusal. */
export function answered<T extends object>(ack: ChatAck<T>): T {
  if ('error' in ack) throw new Error(`refused: ${JSON.stringify(ack.error)}`);
  return ack;
}

export const joinedAfter = async (client: ChatClient, chatSessionId: number, afterId: number): Promise<JoinedChat> =>
  answered(await client.emitWithAck('join_chat', { chatSessionId, afterId }));

export function closeClients(): void {
  for (const client of clients.splice(0)) client.disconnect();
}
