import { Check, Column, Entity, Exclusion, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A taken time, turnaround included. Written by triggers, and before them when a stay is restored. */
@Entity('calendar_entries')
@Unique('calendar_entries_booking', ['bookingId'])
@Unique('calendar_entries_block', ['blockId'])
@Check('calendar_entries_owner', 'num_nonnulls(booking_id, block_id) = 1')
@Exclusion('calendar_entries_free', 'USING gist (period WITH &&)')
export class CalendarEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('tstzrange') period: string;
  @Column('integer', { nullable: true }) bookingId: number | null;
  @Column('integer', { nullable: true }) blockId: number | null;
}
