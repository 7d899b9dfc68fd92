import { indexContacts } from '@farmhouse/platform/personal-data/index-contacts';
import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * Indexes that find a person's chats by e-mail address and phone number, so that the owner's search is answered at
 * once.
 */
export class IndexVisitors1790000002402 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexContacts(runner, 'chat_sessions', 'visitor_email', 'visitor_phone');
  }
}
