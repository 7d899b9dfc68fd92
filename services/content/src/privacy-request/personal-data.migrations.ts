import { indexPersons } from '@farmhouse/platform/personal-data/index-persons';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is held of a person is found among years of messages while the owner waits. */
export class IndexSenders1790000002403 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexPersons(runner, 'contact_messages', 'email', 'phone');
    await indexPersons(runner, 'privacy_requests', 'email', 'phone');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
