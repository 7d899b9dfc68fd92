import { randomUUID } from 'node:crypto';
import type { ChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { CHAT_SOCKET_PATH, type ChatClientEvents, type ChatServerEvents } from '@farmhouse/contracts/chat/chat-socket';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { accepted, call, cookiesOf } from '../api/call.ts';
import { SITE_URL } from '../env.ts';
import type { Owner } from '../api/owner.ts';

export type ChatSocket = Socket<ChatServerEvents, ChatClientEvents>;

/** A chat that a visitor has started, with the cookie that opens it. */
export interface StartedChat extends ChatSessionView {
  cookie: string;
}

export const A_VISITOR = { visitorName: 'Asha Rao', visitorPhone: '+91 98480 12345' };

/** Starts a chat as a visitor with a browser of its own. */
export async function startChat(fields: object = {}, baseUrl = SITE_URL): Promise<StartedChat> {
  const body = { visitorSessionId: randomUUID(), ...A_VISITOR, ...fields };
  const response = await call<ChatSessionView>('POST', '/api/chat/start', { body, baseUrl });
  return { ...accepted(response), cookie: cookiesOf(response) };
}

/** Starts a chat that the owner joins at once. */
export async function startActiveChat(owner: Owner, fields: object = {}): Promise<StartedChat> {
  const chat = await startChat(fields);
  return { ...chat, ...(await owner.send<ChatSessionView>('PUT', `/api/admin/chat/${chat.id}/assign`)) };
}

/** The credentials of a connection: a visitor's cookie or an admin's token. */
export interface Credentials {
  cookie?: string;
  token?: string;
}

/** Opens a socket without waiting; it does not reconnect by itself. */
export function openSocket(
  { cookie, token }: Credentials,
  url = SITE_URL,
  options: Partial<ManagerOptions & SocketOptions> = {},
): ChatSocket {
  return io(url, {
    path: CHAT_SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: token ? { token } : {},
    ...options,
    extraHeaders: { ...(cookie ? { cookie } : {}), ...options.extraHeaders },
  });
}

export const connected = (socket: ChatSocket): Promise<ChatSocket> =>
  new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
    socket.once('disconnect', (reason) => reject(new Error(reason)));
  });
