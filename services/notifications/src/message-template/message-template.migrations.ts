import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateMessageTemplates1790000001702 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_templates (
        kind text NOT NULL,
        subject text,
        body text,
        enabled boolean NOT NULL DEFAULT true,
        saved_at timestamptz NOT NULL,
        saved_by text NOT NULL,
        CONSTRAINT message_templates_pk PRIMARY KEY (kind),
        CONSTRAINT message_templates_text CHECK ((subject IS NULL) = (body IS NULL))
      )`);
    await runner.query(`
      CREATE TABLE message_template_versions (
        id serial NOT NULL,
        kind text NOT NULL,
        subject text NOT NULL,
        body text NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_by text NOT NULL,
        CONSTRAINT message_template_versions_pk PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX message_template_versions_kind ON message_template_versions (kind, id)');
  }
}

/** Owners who changed only the subject have the former body, which is not theirs: it counts as unchanged again. */
export class ReplaceUnchangedBalanceBody1790000004002 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    const bodyWith = (has: string, is: string) =>
      `Hello {{guest_first_name}}, {{paid}} of {{total}} for {{house_name}} ${has} arrived, thank you. ` +
      `{{still_to_pay}} ${is} still to be paid.`;
    await runner.query("UPDATE message_templates SET body = $1 WHERE kind = 'balance-due' AND body = $2", [
      bodyWith('has', 'is'),
      bodyWith('have', 'are'),
    ]);
  }
}
