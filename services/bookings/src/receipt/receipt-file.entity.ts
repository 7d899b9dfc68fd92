import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The document of a receipt as it was first downloaded, so that every download is the same bytes. */
@Entity('receipt_files')
export class ReceiptFileEntity {
  @PrimaryColumn('text') number: string;
  @Column('bytea') bytes: Buffer;
}
