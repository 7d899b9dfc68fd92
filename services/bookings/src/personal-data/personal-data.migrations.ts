import { indexPersons } from '@farmhouse/platform/personal-data/index-persons';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is held of a person is found among years of bookings while the owner waits. */
export class IndexGuests1790000002401 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexPersons(runner, 'bookings', 'email', 'contact_number');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
