import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files in memory, on Linux. */
const MEMORY = '/dev/shm';

/** The most that the products running at the same time write, in bytes. */
const NEEDED = 6 * 1024 ** 3;

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= NEEDED;
}

/**
 * A folder for the data of servers that run as long as a test run, in memory where there is room: Postgres copies a
 * database there in 15 ms instead of 230 ms.
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const parent = (await hasRoom(MEMORY).catch(() => false)) ? MEMORY : tmpdir();
  const folder = await mkdtemp(join(parent, prefix));
  await chmod(folder, 0o755); // Postgres may run as another user
  return folder;
}
