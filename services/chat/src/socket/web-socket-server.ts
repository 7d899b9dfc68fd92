import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';

/** How long a client may take to answer a close; after that its connection is cut. */
const CLOSE_TIMEOUT_MS = 500;

/**
 * Combines all frames for a connection within one turn of the event loop into one write: a message and its
 * acknowledgement, or all of a group's messages for the owner. Writing takes longer than any other work on a message.
 */
function writeTogether(stream: Duplex): void {
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  let isDue = false;
  stream.write = (...args: unknown[]): boolean => {
    if (!isDue) {
      isDue = true;
      stream.cork();
      process.nextTick(() => {
        isDue = false;
        stream.uncork();
      });
    }
    return write(...args);
  };
}

/** The WebSockets of the chat. A client that does not answer when its connection is closed is cut soon. */
export class ChatWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, closeTimeout: CLOSE_TIMEOUT_MS } as ServerOptions);
  }

  override handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    done: (client: WebSocket, request: IncomingMessage) => void,
  ): void {
    writeTogether(socket);
    super.handleUpgrade(request, socket, head, done);
  }
}
