import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { failed } from '../../command-error.ts';
import { loadSettings } from '../settings/settings.ts';
import { configurationFolder, writeConfiguration } from './configuration.ts';
import { gatewayUser } from './gateway-user.ts';
import { testConfiguration } from './nginx.ts';

async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const read = async (path: string) => [path.slice(folder.length), await readFile(path, 'utf8')] as const;
  return new Map(await Promise.all(paths.sort().map(read)));
}

/**
 * Writes the configuration of the version on disk beside the one that nginx has read, and replaces that one if they
 * differ. True if they do. Throws CommandError, with nothing changed, when nginx does not accept it.
 */
async function configure(): Promise<boolean> {
  const settings = loadSettings();
  const current = configurationFolder(settings);
  const [next, previous] = [`${current}.next`, `${current}.former`];
  const user = await gatewayUser(settings);
  const conf = await writeConfiguration({ settings, env: process.env, ...(user && { user }) }, next);
  await testConfiguration(settings, conf);
  const isSame = JSON.stringify([...(await filesIn(next))]) === JSON.stringify([...(await filesIn(current))]);
  if (!isSame) {
    await rm(previous, { recursive: true, force: true });
    await rename(current, previous);
    await rename(next, current);
  }
  await Promise.all([next, previous].map((folder) => rm(folder, { recursive: true, force: true })));
  return !isSame;
}

try {
  console.log(JSON.stringify({ hasChanged: await configure() }));
} catch (error) {
  failed(error);
}
