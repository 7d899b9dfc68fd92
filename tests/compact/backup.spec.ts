import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requestStay } from '../support/guests.ts';
import { isCompact, isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';
import { run } from './run-command.ts';

// like every spec of a compact product: a product elsewhere cannot be backed up from here
test.skip(!isLocal || !isCompact, 'needs a compact product on this machine');

// each test starts a second product, which takes long on a busy machine
test.describe.configure({ timeout: 240_000 });

test('make check-backup restores the backup and opens the home page and the newest guest’s link', async () => {
  const { code } = await requestStay();
  await run('backup');

  const output = await run('check-backup');

  expect(output).toMatch(/can be restored: \d+ tables with \d+ rows, all as they were/);
  expect(output).toContain(`Opened on it: the home page, the link that was mailed for ${code}`);
});

test('make check-backup fails for a backup whose pictures the restored product cannot show', async () => {
  const picture = join(process.env.DATA_DIR ?? '', 'uploads/public/no-picture.webp');
  await writeFile(picture, 'text');
  try {
    await run('backup');
  } finally {
    await rm(picture);
  }

  expect(await run('check-backup')).toContain('The restored product does not open a picture: it returned 404.');
});
