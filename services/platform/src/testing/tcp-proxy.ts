import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  /** The URL with the proxy's host and port. */
  urlVia(url: string): string;
  /** Closes every connection and refuses new ones. */
  disconnect(): Promise<void>;
  /** Keeps connections open and accepts new ones, but forwards nothing, like a server that hangs. */
  hang(): void;
  /** Accepts connections and forwards again. */
  restore(): Promise<void>;
}

/** Starts a proxy to a real server, so that a test can interrupt a service's connection to Postgres or Redis. */
export async function startTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  let hangs = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    if (!hangs) client.pipe(upstream).pipe(client);
  });
  server.unref();
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    urlVia: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    disconnect: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        open.forEach((socket) => socket.destroy());
      }),
    hang: () => {
      hangs = true;
      open.forEach((socket) => socket.unpipe());
    },
    restore: async () => {
      hangs = false;
      open.forEach((socket) => socket.destroy());
      if (!server.listening) await listen(port);
    },
  };
}
