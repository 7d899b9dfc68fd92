import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One change: who made it, the old and the new value, and why. Never altered, but the reason is dropped once the
 * booking is removed or its guest erased.
 */
@Entity('audit_entries')
@Index('audit_entries_booking', ['bookingId'])
export class AuditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { nullable: true }) bookingId: number | null;
  @Column('integer', { nullable: true }) blockId: number | null;
  @Column('integer', { nullable: true }) feedId: number | null;
  /** The admin's name, `guest` or `system`. */
  @Column('text') actor: string;
  /** The admin's id; null for other actors, and for entries older than this column. */
  @Column('integer', { nullable: true }) actorId: number | null;
  @Column('text') action: string;
  @Column('text', { nullable: true }) fromValue: string | null;
  @Column('text', { nullable: true }) toValue: string | null;
  @Column('text', { nullable: true }) note: string | null;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
