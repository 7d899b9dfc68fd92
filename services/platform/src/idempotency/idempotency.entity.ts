import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The stored response to a request that may be repeated. */
@Entity('idempotency_keys')
@Index('idempotency_keys_expiry', ['expiresAt'])
export class IdempotencyEntity {
  @PrimaryColumn('text') key: string;
  /** Hash of the request, so that one key cannot be used for two different ones. */
  @Column('text') fingerprint: string;
  @Column('jsonb') answer: object;
  @Column('timestamptz') expiresAt: Date;
}
