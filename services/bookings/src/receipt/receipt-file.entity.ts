import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ReceiptEntity } from '../booking/receipt/receipt.entity.ts';

/** The document of a receipt as it was first downloaded, so that every download is the same bytes. */
@Entity('receipt_files')
export class ReceiptFileEntity {
  @PrimaryColumn('text') number: string;
  @OneToOne(() => ReceiptEntity)
  @JoinColumn({ name: 'number', foreignKeyConstraintName: 'receipt_files_number_fkey' })
  receipt?: ReceiptEntity;
  @Column('bytea') bytes: Buffer;
}
