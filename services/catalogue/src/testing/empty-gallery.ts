import { PICTURE_QUEUE } from '@farmhouse/contracts/operation/queues';
import { rm } from 'node:fs/promises';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { uploadsOf } from './test-catalogue.ts';

const TIMEOUT_MS = 20_000;

/**
 * Resolves when no picture is being encoded: a spec that continues while an earlier upload is encoded shares its tables
 * and folders with the worker, which locks the tables and writes into the folders.
 */
export async function encodingsDone({ app }: TestService): Promise<void> {
  const queue = app.get<Queue>(getQueueToken(PICTURE_QUEUE), { strict: false });
  await eventually(async () => {
    const { active, waiting } = await queue.getJobCounts('active', 'waiting');
    if (active || waiting) throw new Error('Pictures are still being encoded');
  }, TIMEOUT_MS);
}

/** Deletes every picture with its files, once nothing is being encoded. */
export async function emptyGallery(catalogue: TestService): Promise<void> {
  await encodingsDone(catalogue);
  await emptyTables(catalogue.app.get(DataSource), ['gallery_items', 'pictures', 'removed_pictures', 'outbox']);
  await rm(uploadsOf(catalogue), { recursive: true, force: true });
}
