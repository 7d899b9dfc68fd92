import { databaseUrl } from '../../postgres/provision.ts';
import { DATABASE } from '../../services.ts';
import { makeBackup } from '../backup.ts';
import { updateBucket } from '../bucket/update-bucket.ts';
import { ensureKey, readIdentity } from '../key.ts';
import { failed } from '../../command-error.ts';
import { ARCHIVE, BACKUPS, KEY, LIVE, chownArchive, SECRETS } from './data-paths.ts';

/** `docker compose run --rm backup`: a backup of the product in containers. */
const { POSTGRES_URL = '' } = process.env;
try {
  const isNewKey = await ensureKey(KEY);
  await chownArchive();
  const { file, bytes, removed } = await makeBackup({
    serverUrl: POSTGRES_URL,
    databaseUrl: databaseUrl(POSTGRES_URL, DATABASE),
    postgres: LIVE.postgres.path,
    uploads: LIVE.uploads.path,
    secrets: SECRETS,
    archive: ARCHIVE,
    backups: BACKUPS,
    identity: await readIdentity(KEY),
  });
  console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB`);
  if (removed.length > 0) console.log(`Removed by the rule: ${removed.join(', ')}`);
  if (isNewKey)
    console.log('The key is new: print backup-key.txt and keep it elsewhere. Nothing else opens the backups.');
  await updateBucket(BACKUPS);
} catch (error) {
  failed(error);
}
