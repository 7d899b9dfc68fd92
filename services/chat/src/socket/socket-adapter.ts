import type { IncomingMessage } from 'node:http';
import { CHAT_SOCKET_PATH } from '@farmhouse/contracts/chat/chat-socket';
import { clientNetwork } from '@farmhouse/platform/client/client-network';
import { Drain } from '@farmhouse/platform/http/drain';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { reconnectAfterMs } from '@farmhouse/platform/redis/redis.connection';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { Server, ServerOptions } from 'socket.io';
import { CHAT_CONFIG, type ChatConfig } from '../config.ts';
import { isOwnOrigin } from './origin.ts';
import { ChatWebSocketServer } from './web-socket-server.ts';

/** Largest frame in bytes: 2,000 characters of four bytes, escaped, with the fields around them. */
const MAX_FRAME_BYTES = 16 * 1024;
/** The gateway cuts a connection that is silent for 90 seconds. */
const PING_INTERVAL_MS = 25_000;
const PING_TIMEOUT_MS = 20_000;
/** A connection that does not identify itself in this time is cut. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Announcements that the stream keeps; a process that misses more reads the database. */
const STREAM_LENGTH = 2_000;
const STREAM_BLOCK_MS = 2_000;

const OPTIONS: Partial<ServerOptions> = {
  path: CHAT_SOCKET_PATH,
  addTrailingSlash: false,
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
  maxHttpBufferSize: MAX_FRAME_BYTES,
  pingInterval: PING_INTERVAL_MS,
  pingTimeout: PING_TIMEOUT_MS,
  connectTimeout: CONNECT_TIMEOUT_MS,
  wsEngine: ChatWebSocketServer,
};

/** Tracks its duplicates, some of which the streams adapter creates itself, so that they are closed with it. */
class AdapterRedis extends Redis {
  private readonly copies: Redis[] = [];

  override duplicate(...options: Parameters<Redis['duplicate']>): Redis {
    const copy = super.duplicate(...options);
    this.copies.push(copy);
    return copy;
  }

  async endAll(): Promise<void> {
    for (const copy of this.copies) copy.disconnect();
    if (this.status === 'ready') await this.quit();
    else this.disconnect();
  }
}

/** Runs Socket.IO beside the HTTP routes, with the other processes of this service behind the same Redis. */
class ChatSocketAdapter extends IoAdapter {
  private readonly redis: AdapterRedis;

  constructor(
    app: NestFastifyApplication,
    private readonly config: ChatConfig,
    private readonly rateLimits: RateLimits,
    private readonly drain: Drain,
  ) {
    super(app);
    // the adapter waits for Redis, and retries unanswered commands, instead of failing
    this.redis = new AdapterRedis(config.REDIS_URL, { maxRetriesPerRequest: null, retryStrategy: reconnectAfterMs });
    this.redis.on('error', () => undefined);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const allowRequest: ServerOptions['allowRequest'] = (request, done) => {
      void this.refusalOf(request).then((refusal) => done(refusal, refusal === undefined));
    };
    const server = super.createIOServer(port, { ...options, ...OPTIONS, allowRequest } as ServerOptions) as Server;
    const { pathname } = new URL(this.config.REDIS_URL);
    server.adapter(
      createAdapter(this.redis, {
        maxLen: STREAM_LENGTH,
        blockTimeInMs: STREAM_BLOCK_MS,
        // keys belong to one of Redis' databases, channels do not
        channelPrefix: `chat${pathname}`,
      }),
    );
    // the clients reconnect at once, to the process that replaces this one
    this.drain.signal.addEventListener('abort', () => server.engine.close(), { once: true });
    return server;
  }

  /** Ends the connections so that their clients reconnect, to another process; Fastify closes the HTTP server. */
  override async close(server: Server): Promise<void> {
    await server.of('/').adapter.close();
    server.engine.close();
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    await this.redis.endAll();
  }

  private async refusalOf(request: IncomingMessage): Promise<string | undefined> {
    if (!isOwnOrigin(request.headers, this.config.PUBLIC_URL)) return 'Pages of other sites cannot open the chat';
    try {
      await this.rateLimits.count('connects', clientNetwork({ headers: request.headers, ip: addressOf(request) }));
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }
}

const addressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

/** Adds the chat's socket to the service; call it before the application is initialised. */
export function useChatSockets(app: NestFastifyApplication): void {
  app.useWebSocketAdapter(
    new ChatSocketAdapter(app, app.get<ChatConfig>(CHAT_CONFIG), app.get(RateLimits), app.get(Drain)),
  );
}
