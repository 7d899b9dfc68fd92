import { indexPersons } from '@farmhouse/platform/personal-data/index-persons';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes that find a person's chats by e-mail address and phone number, so that the owner's search is answered at
 * once.
 */
export class IndexVisitors1790000002402 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexPersons(runner, 'chat_sessions', 'visitor_email', 'visitor_phone');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
