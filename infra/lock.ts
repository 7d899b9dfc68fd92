import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/** An address without a file, at which one process listens: the kernel frees it when that process ends. */
async function listen(name: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  // an address has at most 107 bytes
  server.listen(`\0farmhouse ${createHash('sha256').update(name).digest('hex')}`);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
  server.unref();
  return server;
}

/**
 * Takes the lock of that name on this machine until this process ends, however it ends; false if another process holds
 * it.
 */
export async function takeLock(name: string): Promise<boolean> {
  return (await listen(name)) !== undefined;
}

/** Takes the lock as soon as no other process holds it; false if it is still held after `waitMs`. */
export async function takeLockWithin(name: string, waitMs = Infinity): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  while (!(await takeLock(name))) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/** Does the work with the lock of that name, and releases it; does nothing if another process holds it. */
export async function withFreeLock(name: string, work: () => Promise<void>): Promise<void> {
  const server = await listen(name);
  if (!server) return;
  try {
    await work();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
