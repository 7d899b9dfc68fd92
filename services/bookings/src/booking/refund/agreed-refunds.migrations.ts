import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a cancelled booking's guest is to get back. Rule: cancelling. */
export class CreateAgreedRefunds1790000001071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE agreed_refunds (
        booking_id integer PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
        amount integer NOT NULL,
        percent integer NOT NULL,
        refunded_before integer NOT NULL,
        refund_to text,
        due_on date NOT NULL,
        reason text,
        CONSTRAINT agreed_refunds_amount CHECK (amount >= 0),
        CONSTRAINT agreed_refunds_percent CHECK (percent BETWEEN 0 AND 100)
      )`);
    await runner.query('CREATE INDEX agreed_refunds_due ON agreed_refunds (due_on, booking_id) WHERE amount > 0');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
