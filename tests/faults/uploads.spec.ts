import { accepted, call } from '../support/api/call.ts';
import { rowsOf } from '../support/processes/database.ts';
import { encoded, pngOf, upload } from '../support/pictures/pictures.ts';
import { waitUntilHealthy, kill } from '../support/processes/processes.ts';
import { isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');

test('pictures that were uploaded but not encoded when catalogue was killed are encoded after its restart', async ({
  owner,
}) => {
  test.setTimeout(240_000);
  const uploads = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      upload(owner.token, { file: pngOf(1600, 1200), fields: { alt: `Before the crash ${at}`, category: 'events' } }),
    ),
  );
  const ids = uploads.map((response) => accepted(response).id);

  await kill('catalogue');
  const waiting = await rowsOf(`SELECT 1 FROM catalogue.pictures WHERE status = 'processing'`);
  await waitUntilHealthy('catalogue');

  expect(waiting.length).toBeGreaterThan(0);
  for (const id of ids) {
    const { variants } = await encoded(owner, id);
    expect(variants).toHaveLength(9);
    for (const { url } of variants) expect((await call('GET', url)).status).toBe(200);
    await owner.call('DELETE', `/api/admin/gallery/${id}`);
  }
});
