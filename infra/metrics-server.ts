import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Answers every call at the port with the metrics; resolves when it listens. */
export async function serveRegistry(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((_request, response) => {
    void registry.metrics().then(
      (text) => response.setHeader('Content-Type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return server;
}
