import type { Writable } from 'node:stream';
import type { ChatSocket } from '../delivery/socket-server.ts';

/** What is used of engine.io's socket; `flush` hands what waits to the WebSocket, which writes each frame by itself. */
interface Connection {
  flush: () => void;
  transport: { socket?: { _socket?: Writable } };
}

/**
 * Writes what one turn of the event loop has for a connection at once: a message and its acknowledgement, or all of a
 * group's messages for the owner. Writing takes longer than anything else about a message.
 */
export function corkFrames({ conn }: ChatSocket): void {
  const connection = conn as unknown as Connection;
  const flush = connection.flush.bind(connection);
  let isDue = false;
  connection.flush = () => {
    if (isDue) return;
    isDue = true;
    process.nextTick(() => {
      isDue = false;
      const stream = connection.transport.socket?._socket;
      stream?.cork();
      flush();
      stream?.uncork();
    });
  };
}
