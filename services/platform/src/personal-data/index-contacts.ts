import type { QueryRunner } from 'typeorm';
import { emailKey, phoneKey } from './matches.ts';

/**
 * Creates `<table>_email` and `<table>_phone`, the indexes by which `isPerson` finds rows, while the table is in use.
 * Only for a migration outside a transaction.
 */
export async function indexContacts(runner: QueryRunner, table: string, email: string, phone: string): Promise<void> {
  await runner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${table}_email ON ${table} ((${emailKey(email)}))`);
  await runner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${table}_phone ON ${table} ((${phoneKey(phone)}))`);
}
