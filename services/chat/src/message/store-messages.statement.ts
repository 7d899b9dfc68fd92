import type { ChatMessageType, ChatSender } from '@farmhouse/contracts/chat/chat-message';
import type { DedicatedPool } from '@farmhouse/platform/database/dedicated-pool';

/** A message that was sent and is not stored yet. */
export interface NewMessage {
  chatSessionId: number;
  /** The id that the sender's client has given it: a second one with the same id in the chat is the same message. */
  clientId: string;
  senderType: ChatSender;
  senderId: string;
  message: string;
}

/** The database's result for a group of messages. */
export interface StoredGroup {
  createdAt: Date;
  /** The new messages in the order of the input, which is that of their ids. */
  ids: readonly number[];
  /** Chat and client id of each of them. */
  chats: readonly number[];
  names: readonly string[];
  /** The chats of the group, and the id of each one's newest message before these. */
  lockedIds: readonly number[];
  previousIds: readonly number[];
}

/** A row of chat_messages as the driver reads it. */
export interface MessageRow {
  id: string;
  chatSessionId: number;
  clientId: string;
  createdAt: Date;
  senderType: ChatSender;
  senderId: string | null;
  message: string;
  messageType: ChatMessageType;
  isRead: boolean;
}

/**
 * Locks the chats in the order of their ids, so that two processes never wait for each other, and numbers their
 * messages only then: within a chat a greater id is always committed later. The chats are found by their ids and the
 * messages read in one pass, whatever statistics the planner has of the tables: joins of the two lists take longer than
 * storing. The result is one row of lists, because the driver takes as long for a row as the database for a message.
 */
export const STORE = {
  name: 'store-chat-messages',
  text: `
    WITH locked AS MATERIALIZED (
      SELECT id, last_message_id, status FROM chat_sessions WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE
    ), added AS (
      INSERT INTO chat_messages (chat_session_id, client_id, sender_type, sender_id, message)
      SELECT chat, client_id, sender_type, sender_id, message
      FROM (
        SELECT unnest($1::int[]) AS chat, unnest($2::text[]) AS client_id, unnest($3::text[]) AS sender_type,
          unnest($4::text[]) AS sender_id, unnest($5::text[]) AS message, generate_subscripts($1::int[], 1) AS place
      ) AS sent
      WHERE chat = ANY (ARRAY (SELECT id FROM locked WHERE status = 'active'))
      ORDER BY place
      ON CONFLICT (chat_session_id, client_id) DO NOTHING
      RETURNING id, chat_session_id, client_id
    ), moved AS (
      UPDATE chat_sessions SET last_message_id = newest.id, last_message_at = now()
      FROM (SELECT chat_session_id, max(id) AS id FROM added GROUP BY chat_session_id) AS newest
      WHERE chat_sessions.id = newest.chat_session_id
    )
    SELECT now() AS "createdAt", ids, chats, names, "lockedIds", "previousIds"
    FROM (
      SELECT coalesce(json_agg(id), '[]') AS ids, coalesce(json_agg(chat_session_id), '[]') AS chats,
        coalesce(json_agg(client_id), '[]') AS names
      FROM added
    ) AS new, (
      SELECT coalesce(json_agg(id), '[]') AS "lockedIds", coalesce(json_agg(last_message_id), '[]') AS "previousIds"
      FROM locked
    ) AS before`,
};

const FIND = {
  name: 'find-chat-messages',
  text: `
    SELECT id, chat_session_id AS "chatSessionId", sender_type AS "senderType", sender_id AS "senderId", message,
      message_type AS "messageType", is_read AS "isRead", client_id AS "clientId", created_at AS "createdAt"
    FROM chat_messages
    WHERE (chat_session_id, client_id) IN (SELECT * FROM unnest($1::int[], $2::text[]))`,
};

/** The parameters of STORE. */
export const valuesOf = (messages: readonly NewMessage[]): unknown[] => [
  messages.map(({ chatSessionId }) => chatSessionId),
  messages.map(({ clientId }) => clientId),
  messages.map(({ senderType }) => senderType),
  messages.map(({ senderId }) => senderId),
  messages.map(({ message }) => message),
];

/** Stores messages of active chats in one statement. */
export async function storeMessages(db: DedicatedPool, messages: readonly NewMessage[]): Promise<StoredGroup> {
  const [group] = await db.run<StoredGroup>(STORE, valuesOf(messages));
  if (!group) throw new Error('The database has not answered what it has stored');
  return group;
}

/** Reads stored messages by their chat and client id. */
export function findMessages(db: DedicatedPool, messages: readonly NewMessage[]): Promise<MessageRow[]> {
  return db.run<MessageRow & object>(FIND, [
    messages.map(({ chatSessionId }) => chatSessionId),
    messages.map(({ clientId }) => clientId),
  ]);
}
