import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Requests with only a phone number, and the progress of erasures. */
export class AddPrivacyErasure1790000001190 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE privacy_requests
        ALTER COLUMN email DROP NOT NULL,
        ADD COLUMN visit varchar(100),
        ADD COLUMN erasure_run uuid,
        ADD COLUMN erasure_state text,
        ADD COLUMN erasure_started_at timestamptz,
        ADD COLUMN erasure_done_at timestamptz,
        ADD COLUMN erasure_obstacles jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT privacy_requests_contact
          CHECK (email IS NOT NULL OR phone IS NOT NULL OR status IN ('completed', 'rejected')),
        ADD CONSTRAINT privacy_requests_erasure_state CHECK (erasure_state IN ('running', 'refused', 'done')),
        ADD CONSTRAINT privacy_requests_erasure_whole CHECK ((erasure_state IS NULL) = (erasure_run IS NULL))`);
    await runner.query(`
      CREATE TABLE privacy_erasure_parts (
        request_id integer NOT NULL,
        service text NOT NULL,
        erased jsonb NOT NULL,
        keeps_payments boolean NOT NULL DEFAULT false,
        done_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT privacy_erasure_parts_pk PRIMARY KEY (request_id, service),
        CONSTRAINT privacy_erasure_parts_request
          FOREIGN KEY (request_id) REFERENCES privacy_requests (id) ON DELETE CASCADE
      )`);
  }
}
