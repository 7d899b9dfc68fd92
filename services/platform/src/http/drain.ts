import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How long an idle connection stays open, in milliseconds. The gateway (four seconds) and Node's fetch (a second
 * earlier than the server says) close theirs before: the side that would send the next call closes first, so no call
 * meets a closing connection.
 */
export const KEEP_ALIVE_MS = 6_000;
/** How much longer it stays open than clients are told: one that was busy for some seconds may still use it. */
export const KEEP_ALIVE_BUFFER_MS = 10_000;
/** How long a process that was replaced may take to finish its calls. */
const TIMEOUT_MS = 22_000;
const CHECK_MS = 50;
/** After this many turns of the event loop without a new connection, none waits to be accepted. */
const QUIET_TURNS = 10;
/** How long to wait for them at most: under full load there are always new connections. */
const QUIET_TIMEOUT_MS = 1_000;

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

/**
 * Resolves when no connection waits to be accepted. Closing the listening socket resets waiting connections, whose
 * clients may have sent a call already; after it new connections are refused, and the gateway tries another replica.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let isQuiet = true;
  const onConnection = (): void => void (isQuiet = false);
  server.on('connection', onConnection);
  const deadline = Date.now() + QUIET_TIMEOUT_MS;
  for (let turns = 0; turns < QUIET_TURNS && Date.now() < deadline; turns = isQuiet ? turns + 1 : 0) {
    isQuiet = true;
    await new Promise(setImmediate);
  }
  server.off('connection', onConnection);
}

/** Lets a server end without a failed call while another process, or another replica, takes the new ones. */
export class Drain {
  private readonly begun = new AbortController();

  /** Aborted when the process begins to drain: owners of long connections close them then. */
  get signal(): AbortSignal {
    return this.begun.signal;
  }

  /** From the beginning of the drain on each response says that its connection ends with it. */
  observe(server: FastifyInstance): void {
    server.addHook('onSend', (_request, reply, payload, done) => {
      if (this.signal.aborted) reply.header('Connection', 'close');
      done(null, payload);
    });
  }

  /** Accepts no more connections; resolves when the last one has ended, or after the time-out. */
  async run(server: Server, timeoutMs = TIMEOUT_MS): Promise<void> {
    this.begun.abort();
    await acceptWaiting(server);
    // not http.Server's own close, which cuts idle connections while their clients may be sending
    if (server.listening) NetServer.prototype.close.call(server);
    const deadline = Date.now() + timeoutMs;
    while ((await connectionsOf(server)) > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    }
  }
}
