import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreatePrivacyRequests1790000001107 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE privacy_requests (
        id serial NOT NULL,
        reference text NOT NULL,
        type text NOT NULL,
        name varchar(100) NOT NULL,
        email varchar(255) NOT NULL,
        phone varchar(20),
        details text,
        status text NOT NULL DEFAULT 'new',
        note text,
        due_date date NOT NULL,
        reminders_sent integer NOT NULL DEFAULT 0,
        closed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT privacy_requests_pk PRIMARY KEY (id),
        CONSTRAINT privacy_requests_reference_unique UNIQUE (reference),
        CONSTRAINT privacy_requests_type_known CHECK (type IN ('delete', 'copy', 'update')),
        CONSTRAINT privacy_requests_status_known
          CHECK (status IN ('new', 'in_progress', 'completed', 'rejected')),
        CONSTRAINT privacy_requests_closed_once
          CHECK ((status IN ('completed', 'rejected')) = (closed_at IS NOT NULL))
      )`);
    await runner.query(
      `CREATE INDEX privacy_requests_open ON privacy_requests (due_date) WHERE status IN ('new', 'in_progress')`,
    );
  }
}
