import { makeBackup } from '../backup/backup.ts';
import { updateBucket } from '../backup/bucket/update-bucket.ts';
import { ensureKey, readIdentity } from '../backup/key.ts';
import { failed } from '../command-error.ts';
import { databaseUrl } from '../postgres/provision.ts';
import { DATABASE } from '../services.ts';
import { assertBucketVariables } from './settings/backup-settings.ts';
import { liveDataPaths, walArchiveFolder } from './backup/data-paths.ts';
import { runningProduct } from './product/running-product.ts';
import { superuserUrl } from './servers/postgres.ts';

const MEGABYTE = 1e6;

async function backUp(): Promise<void> {
  const { settings, secrets, variables, isOwnBackupFolder } = await runningProduct();
  assertBucketVariables(variables);
  const { backup, ports } = settings;
  const from = performance.now();
  const serverUrl = superuserUrl(ports.postgres, secrets.postgresPassword);
  const isNewKey = await ensureKey(backup.keyFile);
  const paths = await liveDataPaths(settings);
  const { file, bytes, removed } = await makeBackup({
    serverUrl,
    databaseUrl: databaseUrl(serverUrl, DATABASE),
    postgres: paths.postgres.path,
    uploads: paths.uploads.path,
    secrets: paths['secrets.env'].path,
    archive: await walArchiveFolder(settings),
    backups: backup.folder,
    identity: await readIdentity(backup.keyFile),
    variables,
    keepsArchive: !isOwnBackupFolder,
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${file}: ${(bytes / MEGABYTE).toFixed(1)} MB in ${seconds} s`);
  if (removed.length > 0) console.log(`Removed by the rule: ${removed.join(', ')}`);
  if (isNewKey)
    console.log(`Its key is new: print ${backup.keyFile} and keep it elsewhere. Nothing else opens the backups.`);
  if (process.env.UPLOADS_STORE === 's3') console.log('The pictures are in the bucket and not in the backup.');
  await updateBucket(backup.folder);
}

try {
  await backUp();
} catch (error) {
  failed(error);
}
