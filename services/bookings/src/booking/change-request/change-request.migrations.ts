import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateChangeRequests1790000001067 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN stay_changes integer NOT NULL DEFAULT 0`);
    await runner.query(`
      CREATE TABLE change_requests (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        booking_id integer NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'open',
        checkin_date date NOT NULL,
        checkout_date date NOT NULL,
        checkin_time text NOT NULL,
        checkout_time text,
        guest_count integer NOT NULL,
        selected_services text[] NOT NULL DEFAULT '{}',
        coupon_code text,
        final_total integer NOT NULL,
        note text,
        created_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        decided_by text,
        reason text,
        CONSTRAINT change_requests_state CHECK (state IN ('open', 'accepted', 'declined', 'superseded'))
      )`);
    await runner.query(`CREATE UNIQUE INDEX change_requests_open ON change_requests (booking_id) WHERE state = 'open'`);
    await runner.query('CREATE INDEX change_requests_booking ON change_requests (booking_id, id)');
  }
}

/** Supersedes the open requests of bookings that were cancelled before cancelling did so. */
export class SupersedeRequestsOfCancelled1790000003103 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE change_requests request SET state = 'superseded', decided_at = coalesce(booking.cancelled_at, now())
      FROM bookings booking
      WHERE booking.id = request.booking_id AND booking.status = 'cancelled' AND request.state = 'open'`);
  }
}
