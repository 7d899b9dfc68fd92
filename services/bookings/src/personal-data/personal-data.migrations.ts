import { indexContacts } from '@farmhouse/platform/personal-data/index-contacts';
import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

/** Indexes for finding a person's bookings by e-mail address and phone number, so that the owner's search is fast. */
export class IndexGuests1790000002401 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexContacts(runner, 'bookings', 'email', 'contact_number');
  }
}
