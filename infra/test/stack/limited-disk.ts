import { execFile, spawnSync } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Far more than a run writes; the disk is in memory and takes only as much as is written. */
const SIZE_KB = 6 * 1024 ** 2;

/** Bytes of the smallest disk: zero would mean one without a limit. */
const PAGE = 4096;

/** A disk that grows while it is measured cannot be made that small. */
const MAX_TRIES = 50;

/** A disk in memory of which `fill` leaves no byte free until `empty`. */
export class LimitedDisk {
  private readonly folder: string;

  /** `folder`: where it is mounted. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes it as small as its content. What is removed from a full disk leaves room again until the next call. */
  async fill(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const { blocks, bfree, bsize } = await statfs(this.folder);
      try {
        return await this.resize(Math.max(PAGE, (blocks - bfree) * bsize) / 1024);
      } catch (error) {
        if (tries === MAX_TRIES) throw error;
      }
    }
  }

  empty(): Promise<void> {
    return this.resize(SIZE_KB);
  }

  private async resize(kb: number): Promise<void> {
    await run('mount', ['-o', `remount,size=${kb}k`, this.folder]);
  }
}

/**
 * A shell's command: mounts a disk at its first argument, where nobody outside sees it, and becomes the others. Shared
 * memory, in which killed processes leave files behind, is mounted too, and ends with it.
 */
const MOUNTED = [
  'mount -t tmpfs -o mode=1777 tmpfs /dev/shm',
  'mkdir -p "$0"',
  `mount -t tmpfs -o size=${SIZE_KB}k,mode=755 tmpfs "$0"`,
  'exec "$@"',
].join(' && ');

/** The command that runs another one with a limited disk at `folder`, which ends with it. */
export const onLimitedDisk = (folder: string, command: readonly string[]): [string, string[]] => [
  'unshare',
  ['--mount', 'sh', '-c', MOUNTED, folder, ...command],
];

/** True for root, except in a container that may not mount anything. */
export function canLimitDisks(folder: string): boolean {
  const [command, args] = onLimitedDisk(folder, ['true']);
  return process.getuid?.() === 0 && spawnSync(command, args).status === 0;
}
