import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A session that a sign-in has opened, until it ends. */
@Entity('open_sessions')
@Index('open_sessions_admin', ['adminId'])
export class OpenSessionEntity {
  @PrimaryColumn('uuid') tokenId: string;
  @Column('integer') adminId: number;
  @Column('text', { nullable: true }) device: string | null;
  @Column('text') network: string;
  @Column('timestamptz', { default: () => 'now()' }) openedAt: Date;
  /** Copied from Redis, where every service records uses. */
  @Column('timestamptz', { default: () => 'now()' }) usedAt: Date;
  @Column('timestamptz') expiresAt: Date;
}
