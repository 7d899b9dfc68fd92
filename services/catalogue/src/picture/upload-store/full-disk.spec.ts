import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from '@farmhouse/platform/observability/metrics';
import { canMakeSmallDisks, smallDisk, type SmallDisk } from '@farmhouse/platform/testing/small-disk';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { emptyGallery } from '../../testing/empty-gallery.ts';
import { startCatalogue } from '../../testing/test-catalogue.ts';
import { examplePicture, upload } from '../../testing/test-pictures.ts';

const DISK_KB = 4 * 1024;

let disk: SmallDisk;
let catalogue: TestService;

const uploads = () => join(disk.folder, 'uploads');

const freeBytes = async (): Promise<number> => {
  const text = await catalogue.app.get(Metrics).registry.getSingleMetricAsString('uploads_free_bytes');
  return Number(text.trim().split(' ').at(-1));
};

const describeWithSmallDisk = canMakeSmallDisks() ? describe : describe.skip;

describeWithSmallDisk('an upload while the disk is full', () => {
  beforeAll(async () => {
    disk = await smallDisk(DISK_KB);
    catalogue = await startCatalogue({ UPLOADS_DIR: uploads() });
  });
  afterAll(async () => {
    await catalogue.close();
    disk.close();
  });
  beforeEach(() => emptyGallery(catalogue));

  it('is answered with 503, leaves nothing behind and succeeds once there is space', async () => {
    const file = await examplePicture(400, 300);
    await upload(catalogue, { file: await examplePicture(20, 20) }); // makes the folder
    await emptyGallery(catalogue);
    disk.fill();

    const refused = await upload<object>(catalogue, { file });

    expect(refused).toMatchObject({
      status: 503,
      body: { message: expect.any(String), code: 'unavailable' },
      headers: { 'retry-after': expect.any(String) },
    });
    expect(readdirSync(join(uploads(), 'originals'))).toEqual([]);

    disk.empty();
    expect((await upload(catalogue, { file })).status).toBe(201);
  });

  it('shows as zero in the metric of free bytes', async () => {
    await upload(catalogue, { file: await examplePicture(20, 20) });
    expect(await freeBytes()).toBeGreaterThan(0);

    disk.fill();
    expect(await freeBytes()).toBe(0);

    disk.empty();
  });
});
