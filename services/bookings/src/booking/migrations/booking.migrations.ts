import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateBookings1790000001001 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookings (
        id integer GENERATED ALWAYS AS IDENTITY,
        confirmation_code text NOT NULL,
        source text NOT NULL,
        full_name text NOT NULL,
        contact_number text NOT NULL,
        email text,
        checkin_date date NOT NULL,
        checkout_date date NOT NULL,
        checkin_time text NOT NULL,
        checkout_time text,
        guest_count integer NOT NULL,
        selected_services text[] NOT NULL DEFAULT '{}',
        coupon_code text,
        special_requests text,
        base_price integer NOT NULL,
        services_price integer NOT NULL DEFAULT 0,
        maintenance_fee integer NOT NULL DEFAULT 0,
        discount_amount integer NOT NULL DEFAULT 0,
        final_total integer NOT NULL,
        price jsonb NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        confirmed_at timestamptz,
        cancelled_at timestamptz,
        cancellation_reason text,
        payment_status text NOT NULL DEFAULT 'pending',
        upi_transaction_id text,
        payment_verified_at timestamptz,
        payment_notes text,
        payment_deadline timestamptz NOT NULL,
        submissions integer NOT NULL DEFAULT 0,
        email_sent boolean NOT NULL DEFAULT false,
        reminder_sent boolean NOT NULL DEFAULT false,
        last_reminder_at timestamptz,
        stay tstzrange NOT NULL,
        turnaround_minutes integer NOT NULL,
        guest_token_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        archived_at timestamptz,
        CONSTRAINT bookings_pk PRIMARY KEY (id),
        CONSTRAINT bookings_confirmation_code UNIQUE (confirmation_code),
        CONSTRAINT bookings_source CHECK (source IN ('guest', 'owner')),
        CONSTRAINT bookings_status CHECK (status IN ('pending', 'confirmed', 'cancelled', 'completed')),
        CONSTRAINT bookings_payment_status
          CHECK (payment_status IN ('pending', 'paid', 'pending_verification', 'verified', 'failed')),
        CONSTRAINT bookings_money CHECK (
          base_price >= 0 AND services_price >= 0 AND maintenance_fee >= 0 AND discount_amount >= 0 AND final_total >= 0
        ),
        CONSTRAINT bookings_guests CHECK (guest_count >= 1),
        CONSTRAINT bookings_stay CHECK (NOT isempty(stay) AND NOT lower_inf(stay) AND NOT upper_inf(stay))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX bookings_live_utr ON bookings (upi_transaction_id)
      WHERE archived_at IS NULL AND (
        payment_status = 'verified'
        OR (payment_status IN ('paid', 'pending_verification') AND status <> 'cancelled')
      )`);
    await runner.query('CREATE INDEX bookings_newest ON bookings (created_at, id) WHERE archived_at IS NULL');
    await runner.query('CREATE INDEX bookings_checkin ON bookings (checkin_date, id) WHERE archived_at IS NULL');
    await runner.query(`
      CREATE INDEX bookings_arrivals ON bookings (checkin_date)
      WHERE status = 'confirmed' AND archived_at IS NULL`);
    await runner.query(`
      CREATE INDEX bookings_states ON bookings (status, payment_status) INCLUDE (final_total)
      WHERE archived_at IS NULL`);
    await runner.query(`
      CREATE INDEX bookings_requested_stay ON bookings USING gist (stay)
      WHERE status = 'pending' AND archived_at IS NULL`);
  }
}
