import type { EventType } from '@farmhouse/contracts/events/events';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An event written with its cause and not yet, or already, handed to the queues. */
@Entity('outbox')
@Index('outbox_waiting', ['position'], { where: 'relayed_at IS NULL' })
export class OutboxEntity {
  /** What consumers know the event by. */
  @Column('uuid') id: string;
  @PrimaryGeneratedColumn('increment', { type: 'bigint' }) position: string;
  @Column('text') type: EventType;
  @Column('jsonb') payload: object;
  @Column('timestamptz', { default: () => 'now()' }) occurredAt: Date;
  @Column('timestamptz', { nullable: true }) relayedAt: Date | null;
}
