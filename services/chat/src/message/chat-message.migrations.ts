import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/**
 * Each message updates its chat's row, which is cheap only while no index contains the changed columns and the page has
 * room. Messages are only read by chat, and no chat has many: their primary key can be their order, and serves for the
 * unread ones too.
 */
export class CheapenMessages1790000001603 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX chat_sessions_open');
    await runner.query(`CREATE INDEX chat_sessions_open ON chat_sessions (id) WHERE status <> 'closed'`);
    await runner.query('ALTER TABLE chat_sessions SET (fillfactor = 50)');
    await runner.query('ALTER TABLE chat_messages DROP CONSTRAINT chat_messages_pk');
    await runner.query('DROP INDEX chat_messages_order, chat_messages_unread');
    await runner.query('ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_pk PRIMARY KEY (chat_session_id, id)');
  }
}
