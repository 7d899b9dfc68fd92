import { join } from 'node:path';
import { Refused } from '../refused.ts';
import { RunFiles } from './run-files.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { loadSettings, type Settings } from './settings.ts';

/** The settings and secrets of the product that runs on this machine's data. Throws Refused when none does. */
export async function runningProduct(): Promise<{ settings: Settings; secrets: Secrets }> {
  const settings = loadSettings();
  const running = new RunFiles(settings).running();
  if (!running || running.isRestore) throw new Refused('Nothing runs here: start with `make up` first.');
  const secrets = await loadSecrets(join(settings.dataDir, 'secrets.env'));
  return { settings: { ...settings, ...running }, secrets };
}
