import type { DynamicModule } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoggerModule } from 'nestjs-pino';
import { stdSerializers } from 'pino';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The gateway's id of a request, kept in every line about it. */
export function requestIdOf(headers: IncomingMessage['headers']): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : undefined;
}

/** Paths carry codes and queries carry phone numbers, so only the shape of a path is written down. */
function pathShape(url = ''): string {
  return url
    .replace(/\?.*$/, '')
    .replace(/\/(\d+|FH-[^/]*)(?=\/|$)/gi, '/:id')
    .slice(0, 200);
}

function levelOf(request: IncomingMessage, response: ServerResponse, error?: Error): 'error' | 'info' | 'debug' {
  if (error || response.statusCode >= 500) return 'error';
  return request.method === 'GET' ? 'debug' : 'info';
}

/** JSON lines with the gateway's request id; no header, body, query or personal value is ever written. */
export function logging(service: string, level: string): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
      level,
      base: { service },
      genReqId: (request) => requestIdOf(request.headers) ?? crypto.randomUUID(),
      customLogLevel: levelOf,
      autoLogging: { ignore: ({ url }) => url?.startsWith('/health/') ?? false },
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          path: pathShape(url),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: (error: Error) => {
          const { type, message, stack } = stdSerializers.err(error);
          return { type, message, stack };
        },
      },
    },
  });
}
