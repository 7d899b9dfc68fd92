import type { ErasedCounts, PersonalDataService } from '@farmhouse/contracts/privacy/personal-data';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PrivacyRequestEntity } from '../privacy-request.entity.ts';

/** What one service has erased for the person of a request. */
@Entity('privacy_erasure_parts')
export class ServiceErasureEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'privacy_erasure_parts_pk' }) requestId: number;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'privacy_erasure_parts_pk' }) service: PersonalDataService;
  @ManyToOne(() => PrivacyRequestEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'request_id', foreignKeyConstraintName: 'privacy_erasure_parts_request' })
  request?: PrivacyRequestEntity;
  @Column('jsonb') erased: ErasedCounts;
  /** True for bookings with payments, which are kept. */
  @Column('boolean', { default: false }) keepsPayments: boolean;
  @Column('timestamptz', { default: () => 'now()' }) doneAt: Date;
}
