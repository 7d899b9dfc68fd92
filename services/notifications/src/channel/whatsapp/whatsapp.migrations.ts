import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** The owner's WhatsApp Business account, with its keys encrypted. */
export class CreateWhatsappAccount1790000001653 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE whatsapp_account (
        id smallint NOT NULL,
        mode text NOT NULL DEFAULT 'off',
        phone_number_id text,
        access_token bytea,
        app_secret bytea,
        verify_token bytea,
        templates jsonb NOT NULL DEFAULT '[]',
        CONSTRAINT whatsapp_account_pk PRIMARY KEY (id),
        CONSTRAINT whatsapp_account_once CHECK (id = 1),
        CONSTRAINT whatsapp_account_mode CHECK (mode IN ('off', 'beside', 'instead'))
      )`);
  }
}

/** Stores for each number if it gets WhatsApp messages: the last START or STOP of its owner. */
export class CreateWhatsappOptOuts1790000001654 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE whatsapp_opt_outs (
        id integer GENERATED ALWAYS AS IDENTITY,
        phone text NOT NULL,
        is_stopped boolean NOT NULL,
        said_at timestamptz NOT NULL,
        CONSTRAINT whatsapp_opt_outs_pk PRIMARY KEY (id),
        CONSTRAINT whatsapp_opt_outs_phone UNIQUE (phone)
      )`);
  }
}
