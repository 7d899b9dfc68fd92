import { Metrics } from '@farmhouse/platform/observability/metrics';
import { metricValue } from '@farmhouse/platform/testing/metric-value';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { emptyGallery } from '../testing/empty-gallery.ts';
import { startCatalogue } from '../testing/test-catalogue.ts';
import { examplePicture } from '../testing/test-pictures.ts';
import { PictureEncodingService } from './encoding/picture-encoding.service.ts';
import { UPLOAD_STORE, type UploadStore } from './upload-store/upload-store.ts';

let catalogue: TestService;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.close());
beforeEach(() => emptyGallery(catalogue));

/** A picture that was uploaded with these bytes and is not encoded yet. */
async function uploaded(key: string, bytes: Buffer): Promise<number> {
  await catalogue.app.get<UploadStore>(UPLOAD_STORE).save('originals', key, bytes);
  const [row] = await catalogue.app
    .get(DataSource)
    .query<{ id: number }[]>(
      `INSERT INTO pictures (key, width, height, widths) VALUES ($1, 120, 90, '{120}') RETURNING id`,
      [key],
    );
  return row?.id ?? 0;
}
const encode = (id: number) => catalogue.app.get(PictureEncodingService).encode(id);

async function shown(): Promise<{ waiting: number; failed: number }> {
  const text = await catalogue.app.get(Metrics).registry.metrics();
  return { waiting: metricValue(text, 'pictures_waiting'), failed: metricValue(text, 'pictures_failed') };
}

describe('GET /metrics', () => {
  it('shows the pictures that wait, and those that cannot be decoded', async () => {
    const good = await uploaded('a'.repeat(32), await examplePicture(120, 90));
    const damaged = await uploaded('b'.repeat(32), Buffer.from('no picture at all'));
    expect(await shown()).toEqual({ waiting: 2, failed: 0 });

    await encode(good);
    expect(await shown()).toEqual({ waiting: 1, failed: 0 });

    await encode(damaged);
    expect(await shown()).toEqual({ waiting: 0, failed: 1 });
  });
});
