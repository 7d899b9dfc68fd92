import { indexPersons } from '@farmhouse/platform/personal-data/index-persons';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for finding a person's bookings by e-mail address and phone number, so that the owner's search is fast. */
export class IndexGuests1790000002401 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexPersons(runner, 'bookings', 'email', 'contact_number');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
