import type { CalendarExportKind } from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { FeedEntity } from '../calendar-import/feed.entity.ts';

/** An address from which another calendar reads this one. */
@Entity('calendar_exports')
@Unique('calendar_exports_secret', ['secretHash'])
@Check('calendar_exports_kind', `kind IN ('site', 'owner')`)
export class CalendarExportEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') name: string;
  @Column('text') kind: CalendarExportKind;
  /** The feed of the site that reads it. */
  @Column('integer', { nullable: true }) feedId: number | null;
  @ManyToOne(() => FeedEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'feed_id', foreignKeyConstraintName: 'calendar_exports_feed_id_fkey' })
  feed?: FeedEntity;
  /** The feed of the site if it was deleted: its id, and its address without the query. Set by a trigger. */
  @Column('integer', { nullable: true }) deletedFeedId: number | null;
  @Column('text', { nullable: true }) deletedFeedAddress: string | null;
  /** What the address's secret is derived from, together with the secret of the product. */
  @Column('uuid') secretId: string;
  @Column('text') secretHash: string;
  /**
   * Hash of the content when it was last generated, and since when it has been the same; null before the first time.
   */
  @Column('text', { nullable: true }) contentHash: string | null;
  @Column('timestamptz', { nullable: true }) contentSince: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) renewedAt: Date | null;
  @Column('timestamptz', { nullable: true }) lastFetchedAt: Date | null;
}
