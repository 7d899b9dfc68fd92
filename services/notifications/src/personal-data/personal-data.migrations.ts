import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';
import { MESSAGE_CONTACTS } from './message-contacts.ts';

/** Events from before an erasure that are handled after it store no message of the erased person. */
export class CreateErasedKeys1790000003402 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erased_keys (
        key text NOT NULL,
        erased_at timestamptz NOT NULL,
        CONSTRAINT erased_keys_pk PRIMARY KEY (key)
      )`);
  }
}

/**
 * Indexes that find a person's messages by e-mail address and phone number, so that the owner's search is answered at
 * once.
 */
export class IndexMessageContacts1790000002404 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_contacts ON messages USING gin ((${MESSAGE_CONTACTS}))`,
    );
  }
}
