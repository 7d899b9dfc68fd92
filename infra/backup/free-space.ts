import { stat, statfs } from 'node:fs/promises';
import { CommandError } from '../command-error.ts';

const MEGABYTE = 1e6;

/** What stays free for the running product when a command fills its disk; the limit of the alerts for a full disk. */
export const RESERVE_BYTES = 1e9;

/** Bytes that are written into a folder, which exists. */
export interface Need {
  folder: string;
  bytes: number;
}

/** The bytes that are free for users other than root on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The bytes of a file; none when it is gone. */
export const bytesOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`;

/**
 * Throws CommandError, naming the command as `what`, unless each disk has room for all that is written to it, and for
 * `reserve` bytes beside it.
 */
export async function assertRoom(
  what: string,
  needs: readonly Need[],
  { reserve, free = freeBytes }: { reserve: number; free?: typeof freeBytes },
): Promise<void> {
  const disks = new Map<number, Need>();
  for (const { folder, bytes } of needs) {
    const { dev } = await stat(folder);
    disks.set(dev, { folder, bytes: bytes + (disks.get(dev)?.bytes ?? 0) });
  }
  for (const { folder, bytes } of disks.values()) {
    const has = await free(folder);
    if (has >= bytes + reserve) continue;
    const kept = reserve > 0 ? `, and ${megabytes(reserve)} must stay free` : '';
    throw new CommandError(
      `${what} needs ${megabytes(bytes)} on the disk of ${folder}, which has ${megabytes(has)} free${kept}.`,
    );
  }
}
