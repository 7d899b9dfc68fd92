import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * All active rates as of one change of them. Earlier versions are kept, because a booking can be changed by the prices
 * that it was made with.
 */
@Entity('rate_books')
export class RateBookEntity {
  @PrimaryColumn('bigint') version: string;
  @Column('jsonb') rates: Rate[];
}
