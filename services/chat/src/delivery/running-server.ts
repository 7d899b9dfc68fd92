import type { ChatClientEvents, ChatServerEvents } from '@farmhouse/contracts/chat/chat-socket';
import type { Permission } from '@farmhouse/contracts/identity/permission';
import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';

/** Events between the processes of this service. */
interface ProcessEvents {
  presence_changed: () => void;
}

/** The server's data of a connection; none of it comes from a payload. */
export interface ConnectionData {
  /** Set when the connection has presented an admin's token. */
  admin?: SignedInAdmin;
  /** The `Authorization` header with the admin's token. */
  bearer?: string;
  /** The secret in the visitor's cookie. */
  token?: string;
  /** The chat that the visitor has joined. */
  joined?: { chatSessionId: number; visitorSessionId: string };
  /** Resolves when the last `join_chat` has been answered; undefined before the first. */
  joining?: Promise<void>;
  /** How often a visitor's `join_chat` was refused because the cookie does not open the chat. */
  refusedJoins?: number;
  /** Milliseconds since 1970. */
  connectedAt: number;
}

export type ChatServer = Server<ChatClientEvents, ChatServerEvents, ProcessEvents, ConnectionData>;
export type ChatSocket = Socket<ChatClientEvents, ChatServerEvents, ProcessEvents, ConnectionData>;

/** Every admin's connection is in this room. */
export const ADMINS = 'admins';

/** The connections of the admins who have the permission are in this room. */
export const permittedRoom = (permission: Permission): string => `may:${permission}`;

/** The room of one chat: its visitor's connections, and those of admins that have joined it. */
export const roomOf = (chatSessionId: number): string => `chat:${chatSessionId}`;

/** The Socket.IO server of this process while it runs; before and after that there are no clients to notify. */
@Injectable()
export class RunningServer implements BeforeApplicationShutdown {
  private current?: ChatServer;

  set(server: ChatServer): void {
    this.current = server;
  }

  beforeApplicationShutdown(): void {
    this.current = undefined;
  }

  /** The server with all its processes. */
  get io(): ChatServer | undefined {
    return this.current;
  }

  /** Connections of this process. */
  get sockets(): Iterable<ChatSocket> {
    return this.current?.sockets.sockets.values() ?? [];
  }

  /** How many connections of this process are open. */
  get size(): number {
    return this.current?.sockets.sockets.size ?? 0;
  }

  /** True if one of this process's connections is in the room. */
  has(room: string): boolean {
    return (this.current?.sockets.adapter.rooms.get(room)?.size ?? 0) > 0;
  }

  /** How many of this process's connections have joined the chat as its visitor. */
  visitorsIn(chatSessionId: number): number {
    const { sockets, adapter } = this.current?.sockets ?? {};
    const ids = [...(adapter?.rooms.get(roomOf(chatSessionId)) ?? [])];
    return ids.filter((id) => !sockets?.get(id)?.data.admin).length;
  }

  /** The recipients of a chat's changes: its room and all admins, on every process. */
  everywhereOf(chatSessionId: number) {
    return this.current?.to([roomOf(chatSessionId), ADMINS]);
  }

  /** The recipients of a chat's changes that are connected to this process. */
  localOf(chatSessionId: number) {
    return this.current?.local.to([roomOf(chatSessionId), ADMINS]);
  }
}
