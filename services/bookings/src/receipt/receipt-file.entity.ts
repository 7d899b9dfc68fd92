import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The document of a receipt as it was first downloaded, so that every download is the same bytes. Without a foreign
 * key: its check locks the receipt, which the service's role may not.
 */
@Entity('receipt_files')
export class ReceiptFileEntity {
  @PrimaryColumn('text') number: string;
  @Column('bytea') bytes: Buffer;
}
