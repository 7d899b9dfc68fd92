import { execFile } from 'node:child_process';
import type { BuildPart } from '../build/build.ts';
import { inRoot } from '../paths.ts';

/** A source that does not compile; the message says where. */
export class BrokenBuild extends Error {}

/**
 * Builds what has changed and returns what that was. The compilers take a hundred megabytes and more, so they run in
 * a short-lived process, not in the supervisor. Throws BrokenBuild.
 */
export async function buildApart(parts: readonly BuildPart[]): Promise<string> {
  if (parts.length === 0) return 'nothing is built';
  const args = [inRoot('infra/build/build.ts'), ...parts.map((part) => `--${part}`)];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: inRoot() }, (error, stdout, stderr) => {
      if (error) reject(new BrokenBuild(stderr.trim() || error.message));
      else resolve(stdout.trim());
    });
  });
}
