import type { FeedProblem } from '@farmhouse/contracts/bookings/calendar-feed';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A calendar of another site that is read, and how its reading goes. */
@Entity('calendar_feeds')
@Unique('calendar_feeds_url', ['url'])
export class FeedEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') name: string;
  @Column('text') url: string;
  @Column('boolean', { default: false }) paused: boolean;
  @Column('boolean', { default: false }) skipUnavailable: boolean;
  /** Validators of the latest whole calendar; none after a problem, so that all of it is read again. */
  @Column('text', { nullable: true }) etag: string | null;
  @Column('text', { nullable: true }) lastModified: string | null;
  /** When all of it was read last: an unchanged calendar is read anew once a day, since the horizon moves on. */
  @Column('timestamptz', { nullable: true }) fullReadAt: Date | null;
  @Column('timestamptz', { nullable: true }) lastReadAt: Date | null;
  @Column('timestamptz', { nullable: true }) lastGoodAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) nextReadAt: Date;
  @Column('text', { nullable: true }) problem: FeedProblem | null;
  @Column('text', { nullable: true }) problemText: string | null;
  /** Since when every reading had a problem, how many there were, and when the owner was told. */
  @Column('timestamptz', { nullable: true }) failingSince: Date | null;
  @Column('integer', { default: 0 }) failures: number;
  @Column('timestamptz', { nullable: true }) toldAt: Date | null;
  /** True when the next reading may have far fewer events: the owner says so, or has changed what is read. */
  @Column('boolean', { default: false }) acceptsFewer: boolean;
  /** Optimistic lock: incremented by every reading and change, so that the result of an older reading is dropped. */
  @Column('integer', { default: 0 }) revision: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
