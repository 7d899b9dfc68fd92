import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../../infra/paths.ts';

/** Replaces all services of the running product as `make up` does for a new version; resolves with what it printed. */
export async function updateAllServices(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [inRoot('infra/local/up.ts'), '--replace'], {
    env: { ...process.env, BUILD: 'none' },
  });
  return stdout;
}
