import { Column, PrimaryColumn } from 'typeorm';

/** A link that is mailed to an admin: the mail contains the token of this hash. Each purpose has its own table. */
export abstract class MailedLinkEntity {
  @PrimaryColumn('text') tokenHash: string;
  /** Null when the given user name does not exist: such a link is never mailed. */
  @Column('integer', { nullable: true }) adminId: number | null;
  @Column('timestamptz') expiresAt: Date;
}
