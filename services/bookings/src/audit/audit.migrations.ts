import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Minimum time for which the history of an archived booking is kept. Source: the booking itself is pruned then. */
const KEEP_ARCHIVED = '30 days';

/**
 * The service cannot change or delete history, even through a bug or an attacker; only the history of a booking that
 * was archived long ago or deleted may be removed.
 */
export class KeepAudit1790000001020 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('REVOKE UPDATE, TRUNCATE ON audit_entries FROM CURRENT_USER');
    await runner.query(`
      CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.booking_id IS NULL OR EXISTS (
          SELECT FROM bookings WHERE id = OLD.booking_id
            AND coalesce(archived_at, 'infinity') > now() - interval '${KEEP_ARCHIVED}') THEN
          RAISE EXCEPTION 'The history of a booking cannot be deleted' USING ERRCODE = 'insufficient_privilege';
        END IF;
        RETURN OLD;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_audit BEFORE DELETE ON audit_entries
      FOR EACH ROW EXECUTE FUNCTION keep_audit()`);
  }
}

export class CreateAudit1790000001003 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entries (
        id integer GENERATED ALWAYS AS IDENTITY,
        booking_id integer,
        block_id integer,
        actor text NOT NULL,
        action text NOT NULL,
        from_value text,
        to_value text,
        note text,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT audit_entries_pk PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX audit_entries_booking ON audit_entries (booking_id)');
  }
}

/** An admin's name may change or be reused; the id is stable. */
export class AddAuditActorId1790000001053 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entries ADD COLUMN actor_id integer');
  }
}
