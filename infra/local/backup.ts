import { join } from 'node:path';
import { makeBackup } from '../backup/backup.ts';
import { ensureKey, readIdentity } from '../backup/key.ts';
import { failed, Refused } from '../backup/refused.ts';
import { databaseUrl } from '../postgres/provision.ts';
import { DATABASE } from '../services.ts';
import { livePlaces, walArchiveFolder } from './backup/places.ts';
import { RunFiles } from './run-files.ts';
import { loadSecrets } from './secrets.ts';
import { loadSettings, type Settings } from './settings.ts';

const MEGABYTE = 1e6;

async function backUp(settings: Settings): Promise<void> {
  const { dataDir, backup } = settings;
  const running = new RunFiles(settings).running();
  if (!running || running.isRestore) throw new Refused('Nothing runs here: start with `make up` first.');
  const from = performance.now();
  const { postgresPassword } = await loadSecrets(join(dataDir, 'secrets.env'));
  const serverUrl = `postgres://postgres:${encodeURIComponent(postgresPassword)}@127.0.0.1:${running.ports.postgres}/postgres`;
  const isNewKey = await ensureKey(backup.keyFile);
  const places = await livePlaces(settings);
  const { file, bytes, removed } = await makeBackup({
    serverUrl,
    databaseUrl: databaseUrl(serverUrl, DATABASE),
    postgres: places.postgres.path,
    uploads: places.uploads.path,
    secrets: places['secrets.env'].path,
    archive: await walArchiveFolder(settings),
    backups: backup.folder,
    identity: await readIdentity(backup.keyFile),
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${file}: ${(bytes / MEGABYTE).toFixed(1)} MB in ${seconds} s`);
  if (removed.length > 0) console.log(`Removed by the rule: ${removed.join(', ')}`);
  if (isNewKey)
    console.log(`Its key is new: print ${backup.keyFile} and keep it elsewhere. Nothing else opens the backups.`);
  if (process.env.UPLOADS_STORE === 's3') console.log('The pictures are in the bucket and not in the backup.');
}

try {
  await backUp(loadSettings());
} catch (error) {
  failed(error);
}
