import { connect } from 'node:net';
import { POSTGRES_VERSION } from '../manifest.ts';
import { fetchedBackup } from '../bucket/fetch-backup.ts';
import { knownMigrations } from '../database/migrations.ts';
import { readIdentity } from '../key.ts';
import { uploadsArchive } from '../keep/uploads-archive.ts';
import { failed, CommandError } from '../../command-error.ts';
import { recoveryTimeOf, replayAtStart } from '../restore/recovery.ts';
import { REMINDERS } from '../restore/reminders.ts';
import { commitRestore, finishRestore, removeUncommitted } from '../restore/restore.ts';
import { setOwner } from '../restore/unpack.ts';
import { ARCHIVE, BACKUPS, JOURNAL, KEY, LIVE, chownArchive, REDIS } from './data-paths.ts';

/** True if the container `postgres` runs. */
const isRunning = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: 'postgres', port: 5432, timeout: 2_000 });
    const response = (isThere: boolean) => (): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', response(true)).once('error', response(false)).once('timeout', response(false));
  });

/** `docker compose run --rm -e FROM=… restore`: Postgres replays its log at its next start. */
async function restore(): Promise<void> {
  const { FROM, TIME, TIMELINE } = process.env;
  if (!FROM)
    throw new CommandError('Name the backup: docker compose run --rm -e FROM=/backups/farmhouse-….age restore');
  const moment = recoveryTimeOf(TIME);
  if (await isRunning())
    throw new CommandError("Postgres runs: stop everything first with `docker compose --profile '*' down`.");
  const file = await fetchedBackup(FROM, BACKUPS);
  await finishRestore(JOURNAL);
  await removeUncommitted(LIVE);
  await chownArchive();
  await setOwner(LIVE.postgres, 0o700);
  await setOwner(LIVE.uploads, 0o755);
  const replay = { moment, timeline: TIMELINE || 'latest', archive: ARCHIVE };
  const { manifest } = await commitRestore({
    file,
    identity: await readIdentity(KEY),
    build: { postgres: POSTGRES_VERSION, migrations: await knownMigrations() },
    live: LIVE,
    newerUploads: uploadsArchive(ARCHIVE),
    emptied: [REDIS],
    moment,
    replay: (postgres) => replayAtStart(postgres, replay),
    journal: JOURNAL,
  });
  await finishRestore(JOURNAL);
  console.log(`Restored from the backup of ${manifest.startedAt}; the variables of then are in restored.env.`);
  console.log(REMINDERS);
}

try {
  await restore();
} catch (error) {
  failed(error);
}
