import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateContactMessages1790000001106 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_messages (
        id serial NOT NULL,
        name varchar(100) NOT NULL,
        email varchar(255) NOT NULL,
        phone varchar(20),
        subject varchar(200),
        message text NOT NULL,
        status text NOT NULL DEFAULT 'new',
        replied boolean NOT NULL DEFAULT false,
        reply_message text,
        replied_at timestamptz,
        replied_by text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT contact_messages_pk PRIMARY KEY (id),
        CONSTRAINT contact_messages_status_known CHECK (status IN ('new', 'read', 'replied', 'archived')),
        CONSTRAINT contact_messages_reply_whole
          CHECK (replied = (reply_message IS NOT NULL AND replied_at IS NOT NULL))
      )`);
    await runner.query('CREATE INDEX contact_messages_status ON contact_messages (status, id)');
    await runner.query('CREATE INDEX contact_messages_created ON contact_messages (created_at)');
  }
}
