import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key pair that tokens are signed with; readable by identity's database role alone. */
@Entity('signing_keys')
export class SigningKeyEntity {
  @PrimaryColumn('uuid') keyId: string;
  @Column('text') privateKey: string;
  @Column('text') publicKey: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
