import type { EventType } from '@farmhouse/contracts/events/events';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event written with its cause and not yet, or already, handed to the queues. */
@Entity('outbox')
@Index('outbox_waiting', ['position'], { where: 'relayed_at IS NULL' })
export class OutboxEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('bigint', { generated: 'increment' }) position: string;
  @Column('text') type: EventType;
  @Column('jsonb') payload: object;
  @Column('timestamptz', { default: () => 'now()' }) occurredAt: Date;
  /** Until then one relay has this event in hand; another may take it afterwards. */
  @Column('timestamptz', { nullable: true }) claimedUntil: Date | null;
  @Column('timestamptz', { nullable: true }) relayedAt: Date | null;
}
