import { join } from 'node:path';
import { CommandError } from '../../command-error.ts';
import { backupSettings } from '../settings/backup-settings.ts';
import { assertOwned } from './owner.ts';
import { RunFiles } from './run-files.ts';
import { loadSecrets, type Secrets } from '../settings/secrets.ts';
import { loadSettings, type Settings } from '../settings/settings.ts';

export interface RunningProduct {
  /** Process id of its supervisor. */
  pid: number;
  settings: Settings;
  secrets: Secrets;
  /** Names of the operator's variables that it was started with; missing if an older version has started it. */
  variables?: readonly string[];
  /** False if this shell's variables name another folder of backups than the product's own. */
  isOwnBackupFolder: boolean;
}

/** The product that runs on this machine's data. Throws CommandError when none does, or one that is not ready. */
export async function runningProduct(): Promise<RunningProduct> {
  const settings = loadSettings();
  const running = new RunFiles(settings).running();
  if (!running || running.isRestore) throw new CommandError('Nothing runs here: start with `make up` first.');
  assertOwned(settings, running);
  if (running.version === undefined) throw new CommandError('It is still starting: try again when it is ready.');
  const secrets = await loadSecrets(join(settings.dataDir, 'secrets.env'));
  const { pid, variables, ...recorded } = running;
  const backup = backupSettings(settings, running);
  const isOwnBackupFolder = !running.backup || running.backup.folder === backup.folder;
  const own = { ...settings, adminUrl: undefined, ...recorded, backup };
  return { pid, settings: own, secrets, variables, isOwnBackupFolder };
}
