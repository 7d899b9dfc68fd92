import { describe, expect, it } from '@jest/globals';
import { CommandError } from '../../command-error.ts';
import { loadSettings } from './settings.ts';
import { assertBucketVariables, backupSettings } from './backup-settings.ts';

const STARTED_WITH = { BACKUP_DIR: '/disk/backups', WAL_ARCHIVE_DIR: '/disk/wal', BACKUP_KEY: '/disk/key.txt' };
const PRODUCT = loadSettings({ DATA_DIR: '/srv/data', ...STARTED_WITH });

describe('a command about backups, in a shell without the variables of the product', () => {
  it('uses the folders and the key with which the product runs', () => {
    const shell = loadSettings({ DATA_DIR: '/srv/data' });

    expect(backupSettings(shell, PRODUCT, {})).toEqual(PRODUCT.backup);
  });

  it('uses a folder that the shell names itself, and the archive of the product all the same', () => {
    const env = { BACKUP_DIR: '/stick', WAL_ARCHIVE_DIR: '/stick' };

    expect(backupSettings(loadSettings(env), PRODUCT, env)).toMatchObject({
      folder: '/stick',
      walArchive: '/disk/wal',
      keyFile: '/disk/key.txt',
    });
  });

  it('uses the folders of the shell when nothing runs, or what runs has recorded none', () => {
    const shell = loadSettings({ DATA_DIR: '/srv/data' });

    expect(backupSettings(shell, undefined, {})).toEqual(shell.backup);
    expect(backupSettings(shell, {}, {})).toEqual(shell.backup);
  });

  it('is refused when the backups go to a bucket too, with the names of what is missing', () => {
    const variables = ['BACKUP', 'BACKUP_S3_BUCKET', 'BACKUP_S3_ENDPOINT', 'BACKUP_S3_SECRET_ACCESS_KEY'];
    const check = (env: NodeJS.ProcessEnv) => () => assertBucketVariables(variables, env);

    expect(check({ BACKUP_S3_BUCKET: 'farm' })).toThrow(CommandError);
    expect(check({ BACKUP_S3_BUCKET: 'farm' })).toThrow('BACKUP_S3_ENDPOINT, BACKUP_S3_SECRET_ACCESS_KEY.');
    expect(check(Object.fromEntries(variables.map((name) => [name, 'set'])))).not.toThrow();
  });

  it('needs no variables of a bucket when the product has none', () => {
    expect(() => assertBucketVariables(['BACKUP', 'SMTP_URL'], {})).not.toThrow();
    expect(() => assertBucketVariables(undefined, {})).not.toThrow();
  });
});
