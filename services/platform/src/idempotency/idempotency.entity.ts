import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The answer to a request that may come again. */
@Entity('idempotency_keys')
@Index('idempotency_keys_expiry', ['expiresAt'])
export class IdempotencyEntity {
  @PrimaryColumn('text') key: string;
  /** Hash of what was asked, so that one key cannot stand for two requests. */
  @Column('text') fingerprint: string;
  @Column('jsonb') answer: object;
  @Column('timestamptz') expiresAt: Date;
}
