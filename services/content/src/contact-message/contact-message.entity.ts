import { CONTACT_STATUSES, type ContactStatus } from '@farmhouse/contracts/content/contact-message';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message from the contact form, and the owner's reply. */
@Entity('contact_messages')
@Index('contact_messages_email', { synchronize: false })
@Index('contact_messages_phone', { synchronize: false })
@Index('contact_messages_status', ['status', 'id'])
@Index('contact_messages_created', ['createdAt'])
@Check('contact_messages_status_known', `status IN ${sqlList(CONTACT_STATUSES)}`)
@Check('contact_messages_reply_whole', 'replied = (reply_message IS NOT NULL AND replied_at IS NOT NULL)')
export class ContactMessageEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'contact_messages_pk' }) id: number;
  @Column('varchar', { length: 100 }) name: string;
  @Column('varchar', { length: 255 }) email: string;
  @Column('varchar', { length: 20, nullable: true }) phone: string | null;
  @Column('varchar', { length: 200, nullable: true }) subject: string | null;
  @Column('text') message: string;
  @Column('text', { default: 'new' }) status: ContactStatus;
  @Column('boolean', { default: false }) replied: boolean;
  @Column('text', { nullable: true }) replyMessage: string | null;
  @Column('timestamptz', { nullable: true }) repliedAt: Date | null;
  /** User name of the admin who replied. */
  @Column('text', { nullable: true }) repliedBy: string | null;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
}
