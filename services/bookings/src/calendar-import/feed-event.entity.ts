import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { FeedEntity } from './feed.entity.ts';

/**
 * A time range occupied by an event of a feed. An event that moves has two of them until its old time is freed. Unlike
 * calendar entries they may overlap each other, and stays that were confirmed before.
 */
@Entity('feed_events')
@Unique('feed_events_time', ['feedId', 'uid', 'recurrence', 'startsAt', 'endsAt'])
@Index('feed_events_period', { synchronize: false })
export class FeedEventEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') feedId: number;
  @ManyToOne(() => FeedEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'feed_id', foreignKeyConstraintName: 'feed_events_feed_id_fkey' })
  feed?: FeedEntity;
  /** The one under which it was first seen, also when its site issues new ones. */
  @Column('text') uid: string;
  /** Identifies the occurrence; empty for an event that does not recur. */
  @Column('text') recurrence: string;
  @Column('text') summary: string;
  /** True once the person named in the summary was erased: the other calendar may still contain the name. */
  @Column('boolean', { default: false }) isErased: boolean;
  @Column('date') fromDate: string;
  @Column('date') toDate: string;
  @Column('timestamptz') startsAt: Date;
  @Column('timestamptz') endsAt: Date;
  @Column('boolean') allDay: boolean;
  @Column('boolean') isUnavailable: boolean;
  /** Turnaround included. */
  @Column('tstzrange') period: string;
  /** True if the latest complete calendar lacks the event: the next one that lacks it frees its dates. */
  @Column('boolean', { default: false }) missing: boolean;
  @Column('timestamptz') firstSeenAt: Date;
}
