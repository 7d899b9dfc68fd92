import type { FastifyListenOptions } from 'fastify';

interface Address {
  HOST: string;
  PORT: number;
  LISTEN_FD?: number;
}

const CHECK_MS = 100;

/** Where the server listens. */
export function listenOptions({ HOST, PORT, LISTEN_FD }: Address): FastifyListenOptions {
  const descriptor = LISTEN_FD === undefined ? {} : { fd: LISTEN_FD };
  return { host: HOST, port: PORT, ...descriptor };
}

/** Resolves when the check succeeds; the process's supervisor decides how long it may take. */
export async function untilReady(isReady: () => Promise<boolean>): Promise<void> {
  while (!(await isReady().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
}

/** Tells the supervisor, if there is one, that this process answers calls. */
export function reportListening(): void {
  process.send?.({ listening: true }, undefined, undefined, () => undefined);
}
