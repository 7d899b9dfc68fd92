import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An operational problem that is current, or was until a few minutes ago. */
@Entity('operation_alerts')
export class OperationAlertEntity {
  /** The rule, and its subject if there may be several: `service-down bookings`. */
  @PrimaryColumn('text') key: string;
  @Column('timestamptz', { default: () => 'now()' }) raisedAt: Date;
  /** Null while nothing has been mailed. */
  @Column('timestamptz', { nullable: true }) mailedAt: Date | null;
  /** Since when it is no longer observed; null while it lasts. */
  @Column('timestamptz', { nullable: true }) clearedAt: Date | null;
}
