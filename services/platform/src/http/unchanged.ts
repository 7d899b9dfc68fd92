import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The entity tags of an If-None-Match; a gateway that compresses responses marks theirs as weak. */
const tagsOf = (header: string | undefined): readonly string[] => header?.match(/"[^"]*"/g) ?? [];

/** Returns the body and sends its ETag. Nothing, with status 304, if the caller has named that one: it has the body. */
export function unlessUnchanged<T>({ headers }: FastifyRequest, reply: FastifyReply, body: T): T | undefined {
  const tag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  void reply.header('ETag', tag);
  if (!tagsOf(headers['if-none-match']).includes(tag)) return body;
  void reply.status(304);
  return undefined;
}
