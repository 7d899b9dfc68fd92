import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A link that makes a browser known: the mail holds the token whose hash this is. */
@Entity('browser_links')
@Index('browser_links_admin', ['adminId'])
export class BrowserLinkEntity {
  @PrimaryColumn('text') tokenHash: string;
  /** Null when nobody has the user name that was tried: such a link is never mailed. */
  @Column('integer', { nullable: true }) adminId: number | null;
  @Column('timestamptz') expiresAt: Date;
}
