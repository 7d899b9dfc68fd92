import type { Receipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * The receipt of one entry of the ledger, as it was made. Never altered or deleted: the service's own role may not. It
 * outlives its booking. Rule: receipts.
 */
@Entity('receipts')
@Unique('receipts_entry', ['entryId'])
@Index('receipts_booking', ['bookingId', 'entryId'])
@Index('receipts_issued_at', ['issuedAt'])
export class ReceiptEntity {
  @PrimaryColumn('text') number: string;
  @Column('integer') entryId: number;
  @Column('integer') bookingId: number;
  @Column('timestamptz') issuedAt: Date;
  @Column('jsonb') content: Receipt;
}
