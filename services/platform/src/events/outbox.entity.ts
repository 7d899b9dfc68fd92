import type { EventType } from '@farmhouse/contracts/events/events';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An event written with its cause: waiting for the relay, then relayed, then acknowledged. */
@Entity('outbox')
@Index('outbox_waiting', ['position'], { where: 'relayed_at IS NULL' })
// over an expression, which TypeORM cannot declare
@Index('outbox_bookings', { synchronize: false })
@Index('outbox_unacknowledged', ['position'], { where: 'relayed_at IS NOT NULL AND acknowledged_at IS NULL' })
@Index('outbox_acknowledged', ['acknowledgedAt'], { where: 'acknowledged_at IS NOT NULL' })
export class OutboxEntity {
  /** The event's id in every queue and inbox. */
  @Column('uuid') id: string;
  @PrimaryGeneratedColumn('increment', { type: 'bigint' }) position: string;
  @Column('text') type: EventType;
  @Column('jsonb') payload: object;
  @Column('timestamptz', { default: () => 'now()' }) occurredAt: Date;
  /** It is held until then, so that its cause can be undone; null: not held. */
  @Column('timestamptz', { nullable: true }) notBefore: Date | null;
  /** The W3C `traceparent` of its cause, when that is recorded. */
  @Column('text', { nullable: true }) traceparent: string | null;
  @Column('timestamptz', { nullable: true }) relayedAt: Date | null;
  /** When it was known that every subscriber has handled the event. */
  @Column('timestamptz', { nullable: true }) acknowledgedAt: Date | null;
}
