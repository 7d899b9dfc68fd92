import { indexContacts } from '@farmhouse/platform/personal-data/index-contacts';
import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * Indexes that find a person's messages by e-mail address and phone number, so that the owner's search is answered at
 * once.
 */
export class IndexSenders1790000002403 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexContacts(runner, 'contact_messages', 'email', 'phone');
    await indexContacts(runner, 'privacy_requests', 'email', 'phone');
  }
}
