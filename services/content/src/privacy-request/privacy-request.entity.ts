import {
  PRIVACY_REQUEST_STATUSES,
  PRIVACY_REQUEST_TYPES,
  type PrivacyRequestStatus,
  type PrivacyRequestType,
} from '@farmhouse/contracts/content/privacy-request';
import type { ErasureBlocker, ErasureState } from '@farmhouse/contracts/privacy/personal-data';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

const REFERENCE_UNIQUE = 'privacy_requests_reference_unique';

/** A person's request to delete, copy or correct their stored data. */
@Entity('privacy_requests')
@Index('privacy_requests_email', { synchronize: false })
@Index('privacy_requests_phone', { synchronize: false })
@Unique(REFERENCE_UNIQUE, ['reference'])
@Index('privacy_requests_open', ['dueDate'], { where: `status IN ('new', 'in_progress')` })
@Check('privacy_requests_type_known', `type IN ${sqlList(PRIVACY_REQUEST_TYPES)}`)
@Check('privacy_requests_status_known', `status IN ${sqlList(PRIVACY_REQUEST_STATUSES)}`)
@Check('privacy_requests_contact', `email IS NOT NULL OR phone IS NOT NULL OR status IN ('completed', 'rejected')`)
@Check('privacy_requests_erasure_state', `erasure_state IN ('running', 'refused', 'done')`)
@Check('privacy_requests_erasure_whole', '(erasure_state IS NULL) = (erasure_run IS NULL)')
@Check('privacy_requests_closed_once', `(status IN ('completed', 'rejected')) = (closed_at IS NOT NULL)`)
export class PrivacyRequestEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'privacy_requests_pk' }) id: number;
  @Column('text') reference: string;
  @Column('text') type: PrivacyRequestType;
  @Column('varchar', { length: 100 }) name: string;
  /** Null when only a phone number was given, and once the person is erased, like all other personal fields. */
  @Column('varchar', { length: 255, nullable: true }) email: string | null;
  @Column('varchar', { length: 20, nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) details: string | null;
  /** The counted visit of the browser that sent the request. */
  @Column('varchar', { length: 100, nullable: true }) visit: string | null;
  @Column('text', { default: 'new' }) status: PrivacyRequestStatus;
  @Column('text', { nullable: true }) note: string | null;
  /** Last day on which it can be handled in time, a day in India. */
  @Column('date') dueDate: string;
  /** How many reminders the owner was sent. */
  @Column('integer', { default: 0 }) remindersSent: number;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  /** The current or last run of erasing the person; reports of an earlier one are ignored. */
  @Column('uuid', { nullable: true }) erasureRun: string | null;
  @Column('text', { nullable: true }) erasureState: ErasureState | null;
  @Column('timestamptz', { nullable: true }) erasureStartedAt: Date | null;
  @Column('timestamptz', { nullable: true }) erasureDoneAt: Date | null;
  @Column('jsonb', { default: [] }) erasureObstacles: ErasureBlocker[];
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
