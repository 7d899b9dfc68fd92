import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { FeedEntity } from '../feed.entity.ts';

/**
 * An event that overlaps a confirmed stay. The booking's id is not a foreign key: that would lock the booking while the
 * calendar is locked, and changes of bookings lock in the other order.
 */
@Entity('feed_clashes')
@Unique('feed_clashes_pair', ['bookingId', 'feedId', 'uid', 'recurrence'])
export class FeedClashEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') feedId: number;
  @ManyToOne(() => FeedEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'feed_id', foreignKeyConstraintName: 'feed_clashes_feed_id_fkey' })
  feed?: FeedEntity;
  @Column('text') uid: string;
  @Column('text') recurrence: string;
  @Column('integer') bookingId: number;
  @Column('timestamptz') firstSeenAt: Date;
  /** When the owner's notification was published. */
  @Column('timestamptz', { nullable: true }) toldAt: Date | null;
  /** When the owner marked both as the same stay. */
  @Column('timestamptz', { nullable: true }) sameStayAt: Date | null;
}
