import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';

/** What pg's client has and its types leave out. */
interface Inner {
  connection: EventEmitter & { stream: Socket };
  readyForQuery?: boolean;
}

/** The server has not answered in time; its connection is gone, and with it whatever was not committed. */
class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * pg's client, whose connection ends when the server sends nothing for `ms` after a statement: a server that hangs
 * cannot end the statement itself. A connection is never used again after that, because the server may still be at
 * work.
 */
export function clientWithTimeout(ms: number): typeof pg.Client {
  return class TimedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const inner = this as unknown as Inner;
      // only now is it known which stream it is: TLS puts another one around the socket
      inner.connection.once('readyForQuery', () => {
        const { stream } = inner.connection;
        stream.setTimeout(ms).on('timeout', () => {
          if (!inner.readyForQuery) stream.destroy(new NoAnswer(`Postgres has not answered for ${ms} ms`));
        });
      });
    }
  };
}
