import { Column, PrimaryColumn } from 'typeorm';

/** A link that an admin is mailed: the mail holds the token whose hash this is. Each purpose has its own table. */
export abstract class MailedLinkEntity {
  @PrimaryColumn('text') tokenHash: string;
  /** Null for an unknown user name: such a link is never mailed. */
  @Column('integer', { nullable: true }) adminId: number | null;
  @Column('timestamptz') expiresAt: Date;
}
