import {
  PRIVACY_REQUEST_STATUSES,
  PRIVACY_REQUEST_TYPES,
  type PrivacyRequestStatus,
  type PrivacyRequestType,
} from '@farmhouse/contracts/content/privacy-request';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

export const REFERENCE_UNIQUE = 'privacy_requests_reference_unique';

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** Somebody's request to delete, copy or correct their stored data. */
@Entity('privacy_requests')
@Unique(REFERENCE_UNIQUE, ['reference'])
@Index('privacy_requests_open', ['dueDate'], { where: `status IN ('new', 'in_progress')` })
@Check('privacy_requests_type_known', `type IN (${listed(PRIVACY_REQUEST_TYPES)})`)
@Check('privacy_requests_status_known', `status IN (${listed(PRIVACY_REQUEST_STATUSES)})`)
@Check('privacy_requests_closed_once', `(status IN ('completed', 'rejected')) = (closed_at IS NOT NULL)`)
export class PrivacyRequestEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'privacy_requests_pk' }) id: number;
  @Column('text') reference: string;
  @Column('text') type: PrivacyRequestType;
  @Column('varchar', { length: 100 }) name: string;
  @Column('varchar', { length: 255 }) email: string;
  @Column('varchar', { length: 20, nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) details: string | null;
  @Column('text', { default: 'new' }) status: PrivacyRequestStatus;
  @Column('text', { nullable: true }) note: string | null;
  /** Last day on which it can be handled in time, a day in India. */
  @Column('date') dueDate: string;
  /** How many reminders the owner was sent. */
  @Column('integer', { default: 0 }) remindersSent: number;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
