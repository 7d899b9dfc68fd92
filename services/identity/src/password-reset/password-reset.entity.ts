import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A link that sets a new password: the mail holds the token whose hash this is. */
@Entity('password_resets')
@Index('password_resets_admin', ['adminId'])
export class PasswordResetEntity {
  @PrimaryColumn('text') tokenHash: string;
  /** Null when nobody has the user name that was asked for: such a link is never mailed. */
  @Column('integer', { nullable: true }) adminId: number | null;
  @Column('timestamptz') expiresAt: Date;
}
