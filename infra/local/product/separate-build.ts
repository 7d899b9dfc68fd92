import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BuildStep } from '../../build/build.ts';
import { CommandError } from '../../command-error.ts';
import { inRoot } from '../../paths.ts';

/** A source that does not compile; the message says where. */
export class BrokenBuild extends CommandError {}

/** Held by a build as long as it runs: several products may be started from one checkout. */
const LOCK_FILE = inRoot('node_modules/.cache/build.lock');

/**
 * Builds what has changed and returns what that was, after other builds of the same checkout have ended. The compilers
 * take a hundred megabytes and more, so they run in a short-lived process, not in the supervisor. Throws BrokenBuild.
 */
export async function buildInSeparateProcess(parts: readonly BuildStep[]): Promise<string> {
  if (parts.length === 0) return 'nothing is built';
  const builder = [process.execPath, inRoot('infra/build/build.ts'), ...parts.map((part) => `--${part}`)];
  await mkdir(dirname(LOCK_FILE), { recursive: true });
  return new Promise((resolve, reject) => {
    // flock comes with util-linux, which every Debian has
    execFile('flock', [LOCK_FILE, ...builder], { cwd: inRoot() }, (error, stdout, stderr) => {
      if (error) reject(new BrokenBuild(stderr.trim() || error.message));
      else resolve(stdout.trim());
    });
  });
}
