import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A token that was signed out before its time; the list in Redis is filled from here. */
@Entity('revoked_tokens')
export class RevokedTokenEntity {
  @PrimaryColumn('uuid') tokenId: string;
  @Column('timestamptz') expiresAt: Date;
}
