import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateChats1790000001601 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat_sessions (
        id serial NOT NULL,
        visitor_session_id text NOT NULL,
        visitor_name text NOT NULL,
        visitor_email text,
        visitor_phone text NOT NULL,
        visitor_page text,
        status text NOT NULL DEFAULT 'waiting',
        admin_id integer,
        token_hash text NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        closed_at timestamptz,
        last_message_at timestamptz NOT NULL DEFAULT now(),
        last_message_id bigint NOT NULL DEFAULT 0,
        untaken_mail_at timestamptz,
        CONSTRAINT chat_sessions_pk PRIMARY KEY (id),
        CONSTRAINT chat_sessions_status_known CHECK (status IN ('waiting', 'active', 'closed')),
        CONSTRAINT chat_sessions_closed_whole CHECK ((status = 'closed') = (closed_at IS NOT NULL))
      )`);
    await runner.query('CREATE UNIQUE INDEX chat_sessions_token ON chat_sessions (token_hash)');
    await runner.query('CREATE INDEX chat_sessions_status ON chat_sessions (status, id)');
    await runner.query(`CREATE INDEX chat_sessions_open ON chat_sessions (last_message_at) WHERE status <> 'closed'`);
    await runner.query(`
      CREATE TABLE chat_messages (
        id bigserial NOT NULL,
        chat_session_id integer NOT NULL,
        sender_type text NOT NULL,
        sender_id text,
        message text NOT NULL,
        message_type text NOT NULL DEFAULT 'text',
        is_read boolean NOT NULL DEFAULT false,
        client_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT chat_messages_pk PRIMARY KEY (id),
        CONSTRAINT chat_messages_sender CHECK (sender_type IN ('visitor', 'admin')),
        CONSTRAINT chat_messages_type CHECK (message_type IN ('text', 'system'))
      )`);
    await runner.query('CREATE UNIQUE INDEX chat_messages_client_id ON chat_messages (chat_session_id, client_id)');
    await runner.query('CREATE INDEX chat_messages_order ON chat_messages (chat_session_id, id)');
    await runner.query(
      'CREATE INDEX chat_messages_unread ON chat_messages (chat_session_id, sender_type) WHERE NOT is_read',
    );
  }
}
