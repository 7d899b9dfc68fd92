import type { Permission } from '@farmhouse/contracts/identity/permission';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Why a change can no longer be undone before its time is over: it was undone already, or its rows have changed since.
 */
export type UndoEnd = 'undone' | 'changed';

/** A change of the owner that can be undone for a few seconds, with what is needed to restore what was before. */
@Entity('undos')
@Check('undos_ended', `ended IN ('undone', 'changed')`)
@Index('undos_ends_at', ['endsAt'])
export class UndoEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  /** The kind of change, which decides how the service restores the previous state. */
  @Column('text') kind: string;
  /** The rows that were changed, each by its kind and id: `booking-12`. */
  @Column('text', { array: true }) subjects: string[];
  /** What was done, for the owner: `Confirmed FH-7K3M9QXZ, Asha Rao`. */
  @Column('text') done: string;
  /** The permission that the change itself needs. */
  @Column('text') needs: Permission;
  /** User name of the admin who made the change. */
  @Column('text') doneBy: string;
  /** What was before; its shape is the kind's. */
  @Column('jsonb') state: object;
  /** The events that wait in the outbox until `endsAt`. */
  @Column('uuid', { array: true }) heldEvents: string[];
  /** Until when the events wait, a little longer than it can be undone. */
  @Column('timestamptz') endsAt: Date;
  @Column('text', { nullable: true }) ended: UndoEnd | null;
}
