import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person who can sign in to the dashboard. */
@Entity('admins')
export class AdminEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column('varchar', { length: 50, unique: true }) username: string;
  /** argon2id, with its parameters and salt. */
  @Column('text') passwordHash: string;
  @Column('text', { default: 'admin' }) role: string;
  /** Tokens issued up to this second (since 1970) are refused. */
  @Column('integer', { default: 0 }) tokensRevokedUpTo: number;
  /** True until the initial password, which the first start was given or generated and printed, is replaced. */
  @Column('boolean', { default: false }) hasFirstPassword: boolean;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
