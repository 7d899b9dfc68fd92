import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was erased: the id of a booking, or the hash of an address or number. */
@Entity('erased_keys')
export class ErasedKeyEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_keys_pk' }) key: string;
  @Column('timestamptz') erasedAt: Date;
}
