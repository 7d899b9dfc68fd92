import type { StatementColumns } from '@farmhouse/contracts/bookings/payment/bank';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The columns of a bank's statements, as the owner has named them. */
@Entity('bank_columns')
export class BankColumnsEntity {
  @PrimaryColumn('text') bank: string;
  @Column('jsonb') columns: StatementColumns;
}
