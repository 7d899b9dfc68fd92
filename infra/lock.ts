import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Takes the lock of that name on this machine until this process ends, however it ends; false if another process holds
 * it. The kernel keeps it: an address without a file, at which one process listens.
 */
export async function takeLock(name: string): Promise<boolean> {
  const server = createServer((socket) => socket.destroy());
  // an address has at most 107 bytes
  server.listen(`\0farmhouse ${createHash('sha256').update(name).digest('hex')}`);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.unref();
  return true;
}
