import { openSocket, type ChatSocket, type Credentials } from './chat.ts';

/** The site's own settings for reconnecting (chat-connection.ts). */
const RECONNECT = { reconnection: true, reconnectionDelay: 500, reconnectionDelayMax: 5_000 };

/** A socket that reconnects as the site's does, and records how long it was disconnected. */
export class WatchedSocket {
  /** The duration of each disconnection, in milliseconds. */
  readonly gaps: number[] = [];
  private readonly socket: ChatSocket;
  private lostAt = 0;

  private constructor(socket: ChatSocket) {
    this.socket = socket;
  }

  /** Resolves when it is connected. */
  static async opened(credentials: Credentials): Promise<WatchedSocket> {
    const watched = new WatchedSocket(openSocket(credentials, undefined, RECONNECT));
    await new Promise<void>((resolve) => watched.socket.once('connect', () => resolve()));
    watched.socket.on('disconnect', () => (watched.lostAt = Date.now()));
    watched.socket.on('connect', () => watched.gaps.push(Date.now() - watched.lostAt));
    return watched;
  }

  /** Several of one person, as in several tabs. */
  static several(count: number, credentials: Credentials): Promise<WatchedSocket[]> {
    return Promise.all(Array.from({ length: count }, () => WatchedSocket.opened(credentials)));
  }

  get isConnected(): boolean {
    return this.socket.connected;
  }

  close(): void {
    this.socket.disconnect();
  }
}
