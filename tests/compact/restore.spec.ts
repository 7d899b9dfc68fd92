import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checksumsOf, type DatabaseChecksums } from '../../infra/backup/database/checksums.ts';
import { superuserUrl } from '../../infra/local/servers/postgres.ts';
import { SESSION_TABLES } from '../../infra/postgres/restored-sessions.ts';
import { DATABASE } from '../../infra/services.ts';
import { databaseUrl } from '../../infra/postgres/provision.ts';
import { startTestStack, type TestStack } from '../../infra/test/stack/test-stack.ts';
import { temporaryFolder } from '../../infra/test/stack/temporary-folder.ts';
import { accepted, call } from '../support/api/call.ts';
import { requestStay } from '../support/guests.ts';
import { allAcknowledged } from '../support/mails/deliveries.ts';
import { mailTo } from '../support/mails/mailbox.ts';
import { SUBJECTS } from '../support/mails/subjects.ts';
import { encoded, pngOf, upload } from '../support/pictures/pictures.ts';
import { isCompact, isLocal, localStack } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';
import { run } from './run-command.ts';

// these specs may also be pointed at a product elsewhere, whose processes and files are out of reach
test.skip(!isLocal || !isCompact, 'needs a compact product on this machine');

/** Tables that a product changes by itself: a restored one ends all sessions, and each stores its sitemap anew. */
const CHANGED_BY_ITSELF = [...[...SESSION_TABLES, 'admins'].map((name) => `identity.${name}`), 'content.sitemap'];

/** The one backup in a folder. */
async function backupIn(folder: string): Promise<string> {
  const [name = ''] = (await readdir(folder)).filter((each) => each.endsWith('.age'));
  return join(folder, name);
}

/** The names of the tables whose contents differ. */
const differing = (one: DatabaseChecksums, other: DatabaseChecksums): string[] =>
  Object.keys({ ...one, ...other }).filter((name) => one[name]?.sum !== other[name]?.sum);

test('after make restore on an empty machine every table, a mailed link and a picture are as they were at make backup', async ({
  owner,
}) => {
  test.setTimeout(300_000);
  const { settings, secrets, databaseUrl: source } = await localStack();
  const { input, code } = await requestStay();
  const { id } = accepted(await upload(owner.token, { file: pngOf(200, 150) }));
  const { url: picturePath } = await encoded(owner, id);
  const { html = '' } = await mailTo(input.email, SUBJECTS.requested);
  const [, token] = /#token=([0-9a-f]{32})/.exec(html) ?? [];
  await allAcknowledged();
  const before = await checksumsOf(source);
  const backups = await temporaryFolder('farmhouse-backups-');
  const folder = await temporaryFolder('farmhouse-restored-');
  let restored: TestStack | undefined;
  try {
    await run('backup', { BACKUP_DIR: backups });
    await copyFile(join(settings.dataDir, 'backup-key.txt'), join(folder, 'backup-key.txt'));

    const output = await run('restore', { DATA_DIR: folder, FROM: await backupIn(backups), BUILD: 'none' });
    expect(output).toContain('Restored in');
    const smtp = { SMTP_URL: `smtp://127.0.0.1:${settings.ports.smtp}` };
    restored = await startTestStack({ ...process.env, ...smtp, BUILD: 'none' }, 'logs-of-restored', folder);

    const { SITE_URL: baseUrl, POSTGRES_PORT: port } = restored.env;
    const address = databaseUrl(superuserUrl(Number(port), secrets.postgresPassword), DATABASE);
    const changed = differing(before, await checksumsOf(address));
    expect(changed.filter((name) => !CHANGED_BY_ITSELF.includes(name))).toEqual([]);
    expect(before['bookings.bookings']?.rows).toBeGreaterThan(0);

    const opened = await call('POST', `/api/bookings/${code}/session`, { body: { token }, baseUrl });
    expect(opened.status, opened.text).toBe(204);
    const picture = await fetch(`${baseUrl}${picturePath}`);
    expect(picture.status).toBe(200);
    expect((await picture.blob()).size).toBeGreaterThan(0);
  } finally {
    await restored?.stop();
    for (const each of [backups, folder]) await rm(each, { recursive: true, force: true });
  }
});
