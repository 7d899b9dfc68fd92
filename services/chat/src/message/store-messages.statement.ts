import type { ChatMessageType, ChatSender } from '@farmhouse/contracts/chat/chat-message';
import type { BusyStatements } from '@farmhouse/platform/database/busy-statements';

/** A message that somebody has sent and that is not stored yet. */
export interface NewMessage {
  chatSessionId: number;
  /** The sender's own name for it: a second one of the same name in the chat is the same message. */
  clientId: string;
  senderType: ChatSender;
  senderId: string;
  message: string;
}

/** What the database has added to a message that is stored now; the rest is as it was sent. */
export interface StoredRow {
  id: string;
  chatSessionId: number;
  clientId: string;
  createdAt: Date;
  /** Id of the chat's newest message before these. */
  previousId: string;
}

/** A row of chat_messages as the driver reads it. */
export interface MessageRow extends Omit<StoredRow, 'previousId'> {
  senderType: ChatSender;
  senderId: string | null;
  message: string;
  messageType: ChatMessageType;
  isRead: boolean;
}

/**
 * Locks the chats in the order of their ids, so that two processes never wait for each other, and numbers their
 * messages only then: within a chat a greater id is always committed later.
 */
const STORE = {
  name: 'store-chat-messages',
  text: `
    WITH sent AS (
      SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[])
        WITH ORDINALITY AS sent (chat, client_id, sender_type, sender_id, message, place)
    ), open AS MATERIALIZED (
      SELECT id, last_message_id FROM chat_sessions
      WHERE id IN (SELECT chat FROM sent) AND status = 'active'
      ORDER BY id FOR UPDATE
    ), added AS (
      INSERT INTO chat_messages (chat_session_id, client_id, sender_type, sender_id, message)
      SELECT sent.chat, sent.client_id, sent.sender_type, sent.sender_id, sent.message
      FROM sent JOIN open ON open.id = sent.chat
      ORDER BY sent.place
      ON CONFLICT (chat_session_id, client_id) DO NOTHING
      RETURNING id, chat_session_id, client_id, created_at
    ), moved AS (
      UPDATE chat_sessions SET last_message_id = newest.id, last_message_at = now()
      FROM (SELECT chat_session_id, max(id) AS id FROM added GROUP BY chat_session_id) AS newest
      WHERE chat_sessions.id = newest.chat_session_id
    )
    SELECT added.id, chat_session_id AS "chatSessionId", client_id AS "clientId", created_at AS "createdAt",
      open.last_message_id AS "previousId"
    FROM added JOIN open ON open.id = added.chat_session_id
    ORDER BY added.id`,
};

const FIND = {
  name: 'find-chat-messages',
  text: `
    SELECT id, chat_session_id AS "chatSessionId", sender_type AS "senderType", sender_id AS "senderId", message,
      message_type AS "messageType", is_read AS "isRead", client_id AS "clientId", created_at AS "createdAt"
    FROM chat_messages
    WHERE (chat_session_id, client_id) IN (SELECT * FROM unnest($1::int[], $2::text[]))`,
};

/** Stores messages of active chats in one statement. Returns those that were new, in the order of their ids. */
export function storeMessages(db: BusyStatements, messages: readonly NewMessage[]): Promise<StoredRow[]> {
  return db.run<StoredRow & object>(STORE, [
    messages.map(({ chatSessionId }) => chatSessionId),
    messages.map(({ clientId }) => clientId),
    messages.map(({ senderType }) => senderType),
    messages.map(({ senderId }) => senderId),
    messages.map(({ message }) => message),
  ]);
}

/** Reads messages that are stored already, by their chat and the sender's own name. */
export function findMessages(db: BusyStatements, messages: readonly NewMessage[]): Promise<MessageRow[]> {
  return db.run<MessageRow & object>(FIND, [
    messages.map(({ chatSessionId }) => chatSessionId),
    messages.map(({ clientId }) => clientId),
  ]);
}
