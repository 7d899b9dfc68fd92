import { join } from 'node:path';
import { DAY_MS } from '../../services/contracts/src/timing/durations.ts';
import { failed, CommandError } from '../command-error.ts';
import { checkArguments } from '../options.ts';
import { finishInterrupted } from './backup/finish.ts';
import { rotateSecrets } from './rotation/rotate-secrets.ts';
import { claimData } from './product/claim-data.ts';
import { assertDatabasePresent } from './product/database-present.ts';
import { assertOwned } from './product/owner.ts';
import { RunFiles } from './product/run-files.ts';
import { loadSettings } from './settings/settings.ts';

/** Days for which links in mails that were sent before open bookings; as long as a guest's cookie. */
const LINK_DAYS = 180;
const CLOSE_LINKS = '--close-links';

async function rotate({ oldLinks }: { oldLinks: 'keep' | 'close' }): Promise<string> {
  const settings = loadSettings();
  const running = new RunFiles(settings).running();
  if (running) throw new CommandError(`It runs (process ${running.pid}): stop it first with \`make down\`.`);
  assertOwned(settings, undefined);
  await claimData(settings);
  await finishInterrupted(settings);
  await assertDatabasePresent(settings);
  const secrets = await rotateSecrets({
    file: join(settings.dataDir, 'secrets.env'),
    postgres: { dataDir: join(settings.dataDir, 'postgres'), port: settings.ports.postgres },
    linksUntil: oldLinks === 'close' ? null : new Date(Date.now() + LINK_DAYS * DAY_MS),
  });
  const until = secrets.get('GUEST_TOKEN_SECRET_PREVIOUS_UNTIL');
  return [
    'Passwords of Postgres and Redis, the key of sign-ins and the secret of links are new. Start with `make up`,',
    'and make a backup: those from before know the old ones.',
    until
      ? `Links in mails that were sent before open bookings until ${until.slice(0, 10)}.`
      : 'Links in mails that were sent before open nothing any more; guests open bookings with code and phone number.',
  ].join('\n');
}

const options = process.argv.slice(2);
try {
  checkArguments(options, [CLOSE_LINKS]);
  console.log(await rotate({ oldLinks: options.includes(CLOSE_LINKS) ? 'close' : 'keep' }));
} catch (error) {
  failed(error);
}
