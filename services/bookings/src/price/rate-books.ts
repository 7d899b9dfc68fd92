import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import type { EntityManager } from 'typeorm';
import { RateBookEntity } from './rate-book.entity.ts';

/** The rates that a booking was priced by; none for null. */
export async function ratesOfBook(manager: EntityManager, version: string | null): Promise<readonly Rate[]> {
  if (version === null) return [];
  return (await manager.findOneBy(RateBookEntity, { version }))?.rates ?? [];
}
