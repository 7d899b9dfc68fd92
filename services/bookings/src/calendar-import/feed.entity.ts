import type { FeedProblem } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A calendar of another site, and the state of its import. */
@Entity('calendar_feeds')
@Unique('calendar_feeds_url', ['url'])
export class FeedEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') name: string;
  @Column('text') url: string;
  @Column('boolean', { default: false }) paused: boolean;
  @Column('boolean', { default: false }) skipUnavailable: boolean;
  /** HTTP validators of the latest complete calendar; null after a problem, so that the next read is unconditional. */
  @Column('text', { nullable: true }) etag: string | null;
  @Column('text', { nullable: true }) lastModified: string | null;
  /** When it was last read in full: even an unchanged calendar is read once a day, since the horizon moves. */
  @Column('timestamptz', { nullable: true }) fullReadAt: Date | null;
  @Column('timestamptz', { nullable: true }) lastReadAt: Date | null;
  @Column('timestamptz', { nullable: true }) lastGoodAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) nextReadAt: Date;
  @Column('text', { nullable: true }) problem: FeedProblem | null;
  @Column('text', { nullable: true }) problemText: string | null;
  /** Since when every reading has had a problem, and when the owner was notified. */
  @Column('timestamptz', { nullable: true }) failingSince: Date | null;
  /** How many readings in a row had a problem. Read only by the previous version. */
  @Column('integer', { default: 0 }) failures: number;
  @Column('timestamptz', { nullable: true }) toldAt: Date | null;
  /** True if the next reading may have far fewer events: the owner has changed the feed. */
  @Column('boolean', { default: false }) acceptsFewer: boolean;
  /** Optimistic lock: incremented by every reading and change, so that the result of an older reading is dropped. */
  @Column('integer', { default: 0 }) revision: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
