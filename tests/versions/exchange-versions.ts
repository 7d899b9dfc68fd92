import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bringTo } from '../../infra/test/version-checkout.ts';

const MAX_OUTPUT = 16 << 20;

/** Builds a version and has the running product take it over, as `make up` does. */
export async function exchangeFor(version: string, folder: string): Promise<void> {
  bringTo(version, folder);
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'infra/local/up.ts')], {
    cwd: folder,
    maxBuffer: MAX_OUTPUT,
  });
  if (!stdout.includes('The new version runs.')) throw new Error(`${version} was not taken over:\n${stdout}`);
}
