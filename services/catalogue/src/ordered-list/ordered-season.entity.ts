import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** The columns of a row in an ordered list, with the days on which it applies. */
export abstract class OrderedSeasonEntity {
  @PrimaryGeneratedColumn() id: number;
  /** Position in the owner's order, ascending; of two equal ones the older comes first. */
  @Column('integer') position: number;
  @Column('text') name: string;
  @Column('boolean', { default: true }) active: boolean;
  /** Days in India, both included. */
  @Column('date', { name: 'from_date', nullable: true }) from: string | null;
  @Column('date', { name: 'to_date', nullable: true }) to: string | null;
  @Column('boolean', { default: false }) yearly: boolean;
  /** Sunday is 0; null: every day. */
  @Column('smallint', { array: true, nullable: true }) weekdays: number[] | null;
}
