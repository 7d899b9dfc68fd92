import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser in which an admin has signed in: it holds the token of this hash. */
@Entity('known_devices')
@Index('known_devices_admin', ['adminId'])
export class TrustedBrowserEntity {
  @PrimaryColumn('text') tokenHash: string;
  @Column('integer') adminId: number;
  @Column('timestamptz') expiresAt: Date;
}
