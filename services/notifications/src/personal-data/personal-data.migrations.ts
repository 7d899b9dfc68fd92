import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MESSAGE_CONTACTS } from './message-contacts.ts';

/**
 * Indexes that find a person's messages by e-mail address and phone number, so that the owner's search is answered at
 * once.
 */
export class IndexMessageContacts1790000002404 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_contacts ON messages USING gin ((${MESSAGE_CONTACTS}))`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
