import { CHAT_SENDERS, type ChatMessageType, type ChatSender } from '@farmhouse/contracts/chat/chat-message';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { BIGINT_AS_NUMBER } from './bigint.ts';

/** A message of a chat. Ids grow in the order of storing within a chat, because its row is locked meanwhile. */
@Entity('chat_messages')
@Index('chat_messages_client_id', ['chatSessionId', 'clientId'], { unique: true })
@Check('chat_messages_sender', `sender_type IN ${sqlList(CHAT_SENDERS)}`)
@Check('chat_messages_type', `message_type IN ('text', 'system')`)
export class ChatMessageEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'chat_messages_pk' }) chatSessionId: number;
  @PrimaryColumn('bigint', {
    generated: 'increment',
    primaryKeyConstraintName: 'chat_messages_pk',
    transformer: BIGINT_AS_NUMBER,
  })
  id: number;
  @Column('text') senderType: ChatSender;
  @Column('text', { nullable: true }) senderId: string | null;
  @Column('text') message: string;
  @Column('text', { default: 'text' }) messageType: ChatMessageType;
  /** True once the other side has seen it. */
  @Column('boolean', { default: false }) isRead: boolean;
  /** The id that the sender's client has given it. */
  @Column('text', { nullable: true }) clientId: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
