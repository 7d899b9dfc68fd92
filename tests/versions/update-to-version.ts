import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkOutVersion } from '../../infra/test/stack/version-checkout.ts';

const MAX_OUTPUT = 16 << 20;

/** Builds a version and updates the running product to it by a program: that of `make up` or of `make deploy`. */
export async function updateTo(version: string, folder: string, program: string): Promise<void> {
  checkOutVersion(version, folder);
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, program)], {
    cwd: folder,
    maxBuffer: MAX_OUTPUT,
  });
  if (!stdout.includes('The new version runs.')) throw new Error(`${version} was not taken over:\n${stdout}`);
}
