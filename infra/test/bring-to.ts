import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a version consists of; who supervises it and the tests stay those of this checkout. */
const PARTS = ['services', 'frontend', 'gateway'];

/** Brings the product's parts in a checkout to a version. */
export async function bringTo(version: string, folder: string): Promise<void> {
  const args = ['restore', `--source=${version}`, '--staged', '--worktree', '--', ...PARTS];
  await promisify(execFile)('git', args, { cwd: folder });
}
