import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A token revoked before it expires; the list in Redis is copied from here. */
@Entity('revoked_tokens')
export class RevokedTokenEntity {
  @PrimaryColumn('uuid') tokenId: string;
  @Column('timestamptz') expiresAt: Date;
}
