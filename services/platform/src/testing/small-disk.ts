import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Leaves no byte free until `empty`. */
  fill(): void;
  empty(): void;
  close(): void;
}

/**
 * False in a container that may not mount anything: what needs a full disk is skipped there, and reported as skipped.
 */
export const canMakeSmallDisks = (): boolean =>
  spawnSync('unshare', ['-Urm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

/**
 * A disk of so many KB that ends with the test; mounted in a namespace of its own, so that no other process sees it.
 */
export async function smallDisk(sizeKb: number): Promise<SmallDisk> {
  const mounted = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const script = `mount -t tmpfs -o size=${sizeKb}k tmpfs "$1" && echo mounted && exec sleep 600`;
  const holder = spawn('unshare', ['-Urm', 'sh', '-c', script, 'sh', mounted], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const folder = join(`/proc/${holder.pid}/root`, mounted);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      writeFileSync(filler, '');
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    empty: () => rmSync(filler),
    close: () => {
      holder.kill();
      holder.stdout.destroy();
      rmSync(mounted, { recursive: true });
    },
  };
}
