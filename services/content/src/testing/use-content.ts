import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { SCHEDULE_QUEUE } from '../schedule/schedule.ts';
import { startContent } from './test-content.ts';

const TABLES = [
  'settings',
  'seo_records',
  'blog_posts',
  'moved_slugs',
  'homepage_images',
  'custom_scripts',
  'dynamic_content',
  'contact_messages',
  'privacy_requests',
  'privacy_erasure_parts',
  'service_pages',
  'gallery_pictures',
  'undos',
  'outbox',
];

/** The whole service for the specs of one file; empties its tables before each spec and pauses its schedule. */
export function useContent(variables: NodeJS.ProcessEnv = {}): () => TestService {
  let service: TestService;
  beforeAll(async () => {
    service = await startContent(variables);
    await service.app.get<Queue>(getQueueToken(SCHEDULE_QUEUE), { strict: false }).pause();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const db = service.app.get(DataSource);
    await emptyTables(db, TABLES, { restartIdentity: true });
    await db.query('UPDATE sitemap SET xml = NULL');
  });
  return () => service;
}
