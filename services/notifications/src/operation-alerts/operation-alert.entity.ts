import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A problem of operation that holds, or has held until a few minutes ago. */
@Entity('operation_alerts')
export class OperationAlertEntity {
  /** The rule, and what it is about if there are several: `service-down bookings`. */
  @PrimaryColumn('text') key: string;
  @Column('timestamptz', { default: () => 'now()' }) raisedAt: Date;
  /** Null while nothing has been mailed. */
  @Column('timestamptz', { nullable: true }) mailedAt: Date | null;
  /** Since when it has not held any more; null while it holds. */
  @Column('timestamptz', { nullable: true }) clearedAt: Date | null;
}
