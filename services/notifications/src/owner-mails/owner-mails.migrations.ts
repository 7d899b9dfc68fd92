import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What strangers cause is counted, and above the limit gathered in one mail. */
export class GatherOwnerMails1790000001032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE owner_mails (
        recipient text NOT NULL,
        since timestamptz NOT NULL,
        count integer NOT NULL,
        digest_at timestamptz,
        CONSTRAINT owner_mails_pk PRIMARY KEY (recipient)
      )`);
    await runner.query('ALTER TABLE messages ADD COLUMN digest_id uuid');
    await runner.query(`
      CREATE INDEX messages_gathered ON messages (recipient) WHERE failure = 'gathered' AND digest_id IS NULL`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
