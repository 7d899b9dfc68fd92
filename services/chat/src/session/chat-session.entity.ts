import { CHAT_STATUSES, type ChatStatus } from '@farmhouse/contracts/chat/chat-session';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { BIGINT_AS_NUMBER } from '../message/bigint.ts';

/** A conversation between a visitor and the owner. */
@Entity('chat_sessions')
@Index('chat_sessions_email', { synchronize: false })
@Index('chat_sessions_phone', { synchronize: false })
@Index('chat_sessions_token', ['tokenHash'], { unique: true })
@Index('chat_sessions_status', ['status', 'id'])
@Index('chat_sessions_open', ['id'], { where: `status <> 'closed'` })
@Check('chat_sessions_status_known', `status IN ${sqlList(CHAT_STATUSES)}`)
@Check('chat_sessions_closed_whole', `(status = 'closed') = (closed_at IS NOT NULL)`)
export class ChatSessionEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'chat_sessions_pk' }) id: number;
  @Column('text') visitorSessionId: string;
  @Column('text') visitorName: string;
  @Column('text', { nullable: true }) visitorEmail: string | null;
  @Column('text') visitorPhone: string;
  /** Path of the page that the visitor has open. */
  @Column('text', { nullable: true }) visitorPage: string | null;
  @Column('text', { default: 'waiting' }) status: ChatStatus;
  /** The admin who has taken over the chat. */
  @Column('integer', { nullable: true }) adminId: number | null;
  /** Hash of the secret in the visitor's cookie. */
  @Column('text') tokenHash: string;
  @Column('timestamptz', { default: () => 'now()' }) startedAt: Date;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) lastMessageAt: Date;
  /** Id of the newest message, 0 while there is none. */
  @Column('bigint', { default: 0, transformer: BIGINT_AS_NUMBER }) lastMessageId: number;
  /** When the owner was notified by mail that no admin has taken over the chat. */
  @Column('timestamptz', { nullable: true }) untakenMailAt: Date | null;
}
