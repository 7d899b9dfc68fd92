import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Days that the owner has blocked, from the first one's midnight to the last one's; India's dates. */
@Entity('calendar_blocks')
@Check('calendar_blocks_dates', 'from_date <= to_date')
export class BlockEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('date') fromDate: string;
  @Column('date') toDate: string;
  @Column('text', { nullable: true }) reason: string | null;
  /** Minutes between the last midnight and the next stay. */
  @Column('integer') turnaroundMinutes: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  /** Incremented by every change, as `updatedAt` is set; a trigger maintains both. */
  @Column({ type: 'integer', default: 1, update: false }) version: number;
  @Column({ type: 'timestamptz', default: () => 'now()', update: false }) updatedAt: Date;
}
