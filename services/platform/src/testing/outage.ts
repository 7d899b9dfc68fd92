import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Outage {
  /** The same URL by way of the wire that can be cut. */
  through(url: string): string;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps every connection and takes new ones, but lets nothing through any more, like a server that hangs. */
  hang(): void;
  mend(): Promise<void>;
}

/** A wire to a real server that a test can cut, to see what a service does while Postgres or Redis is away. */
export async function wireTo(serverUrl: string): Promise<Outage> {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  let hangs = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (!hangs) near.pipe(far).pipe(near);
  });
  server.unref();
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        open.forEach((socket) => socket.destroy());
      }),
    hang: () => {
      hangs = true;
      open.forEach((socket) => socket.unpipe());
    },
    mend: async () => {
      hangs = false;
      open.forEach((socket) => socket.destroy());
      if (!server.listening) await listen(port);
    },
  };
}
