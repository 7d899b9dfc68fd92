import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { filesUnder } from '../../build/stamp.ts';
import { inRoot, ROOT } from '../../paths.ts';

async function digestOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\n`).update(await readFile(file).catch(() => ''));
  }
  return hash.digest('hex');
}

async function filesIn(...paths: string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => filesUnder(inRoot(path))));
  return found.flat().filter((file) => !file.endsWith('.spec.ts'));
}

/** Changes with the build output and the gateway's configuration. */
export async function builtVersion(): Promise<string> {
  const stamps = [inRoot('services/dist/.stamp'), inRoot('frontend/dist/.stamp')];
  return digestOf([...stamps, ...(await filesIn('gateway'))]);
}

/** Changes with the supervisor's own code, which it loads at its start: ports, variables, roles, servers. */
export async function supervisorVersion(): Promise<string> {
  const shared = globSync('infra/*.ts', { cwd: ROOT }).sort();
  return digestOf(await filesIn('infra/local', 'infra/postgres', 'infra/backup', ...shared));
}
