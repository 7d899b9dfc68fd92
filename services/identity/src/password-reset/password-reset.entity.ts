import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A link that was mailed to choose a new password; only a hash of its secret is stored. */
@Entity('password_resets')
@Index('password_resets_admin', ['adminId'])
export class PasswordResetEntity {
  /** SHA-256 of the link's secret, in hexadecimal. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'password_resets_pk' }) tokenHash: string;
  @Column('integer') adminId: number;
  @Column('timestamptz') expiresAt: Date;
}
