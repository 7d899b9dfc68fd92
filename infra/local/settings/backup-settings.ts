import type { BackupSettings } from '../../backup/settings.ts';
import { CommandError } from '../../command-error.ts';
import type { Settings } from './settings.ts';

/**
 * Where the running product keeps its backups; a folder of backups or a key that this shell's variables name comes
 * first. Without a running product, what the variables say.
 */
export function backupSettings(
  { backup }: Pick<Settings, 'backup'>,
  running: { backup?: BackupSettings } | undefined,
  env: NodeJS.ProcessEnv = process.env,
): BackupSettings {
  return {
    ...backup,
    ...running?.backup,
    ...(env.BACKUP_DIR && { folder: backup.folder }),
    ...(env.BACKUP_KEY && { keyFile: backup.keyFile }),
  };
}

/**
 * Throws CommandError when the running product's backups go to a bucket and this shell lacks some of the variables,
 * which hold secrets and are recorded nowhere.
 */
export function assertBucketVariables(variables: readonly string[] = [], env: NodeJS.ProcessEnv = process.env): void {
  if (!variables.includes('BACKUP_S3_BUCKET')) return;
  const missing = variables.filter((name) => name.startsWith('BACKUP_S3_') && !env[name]);
  if (missing.length === 0) return;
  throw new CommandError(
    `The running product sends its backups to a bucket too. Set here what it was started with: ${missing.join(', ')}.`,
  );
}
