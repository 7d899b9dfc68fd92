import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

const FUNCTIONS = [
  'keep_audit',
  'keep_booking_search',
  'keep_stay_in_calendar',
  'keep_block_in_calendar',
  'raise_price_version',
];

/**
 * Triggers find this service's tables for every caller, including a restore or an operator with another search path.
 */
export class NameSchemaOfTriggers1790000001021 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of FUNCTIONS) {
      await runner.query(`ALTER FUNCTION bookings.${name}() SET search_path = bookings, public`);
    }
  }
}
