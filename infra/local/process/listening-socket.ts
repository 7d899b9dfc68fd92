import net from 'node:net';

/** A socket that is bound to a port and passed on to the processes that listen on it. */
export interface ListeningSocket {
  /** Its descriptor in this process. */
  fd: number;
  close(): void;
}

/**
 * Node's internal handle, which binds without listening; it is used by the primary process of `cluster` and has no
 * public API.
 */
type CreateHandle = (address: string, port: number, addressType: 4) => Handle | number;

interface Handle extends ListeningSocket {
  /** Fills in the address to which it is bound. */
  getsockname(address: { port?: number }): number;
}

/**
 * Binds a port of this machine. Processes that get the descriptor listen on one socket: while one of them replaces
 * another, every connection is accepted by one of the two. (Two sockets that share a port by SO_REUSEPORT would lose
 * the connections that wait at the one that is closed.) Throws if another process has the port.
 */
export function bindSocket(port: number): ListeningSocket {
  const create = (net as unknown as { _createServerHandle: CreateHandle })._createServerHandle;
  const socket = create('127.0.0.1', port, 4);
  if (typeof socket === 'number') throw new Error(`Port ${port} could not be bound (error ${socket})`);
  // a port in use is no error until the socket listens, which would then be on any free port
  const bound: { port?: number } = {};
  socket.getsockname(bound);
  if (bound.port !== port) {
    socket.close();
    throw new Error(`Port ${port} is in use`);
  }
  return socket;
}
