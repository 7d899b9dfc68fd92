import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBookingStates1790000001024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_states (
        id integer NOT NULL,
        status text NOT NULL,
        payment_status text NOT NULL,
        version bigint NOT NULL,
        deleted boolean NOT NULL,
        CONSTRAINT booking_states_pk PRIMARY KEY (id)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
