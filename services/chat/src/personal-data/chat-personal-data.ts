import type { ErasedCounts, ServicePersonalData, Person } from '@farmhouse/contracts/privacy/personal-data';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { isPerson, otherContacts, personParameters } from '@farmhouse/platform/personal-data/matches';
import { SHOWN_RECORDS, type ErasablePersonalData } from '@farmhouse/platform/personal-data/personal-data-source';
import { deleteUndos } from '@farmhouse/platform/undo/undos';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { chatSubjectOf } from '../session/chat.undo.ts';

const IS_PERSON = isPerson('visitor_email', 'visitor_phone');

interface ChatRow extends Record<string, unknown> {
  email: string | null;
  phone: string;
}

/** The chats of a person, with all that both sides wrote in them. */
@Injectable()
export class ChatPersonalData implements ErasablePersonalData {
  readonly service = 'chat';

  constructor(private readonly outbox: Outbox) {}

  async find(manager: EntityManager, person: Person): Promise<ServicePersonalData> {
    const parameters = personParameters(person);
    const chats = await manager.query<ChatRow[]>(
      `SELECT id, visitor_name AS name, visitor_email AS email, visitor_phone AS phone, visitor_page AS page, status,
         started_at AS "startedAt", closed_at AS "closedAt"
       FROM chat_sessions WHERE ${IS_PERSON} ORDER BY id DESC LIMIT ${SHOWN_RECORDS}`,
      parameters,
    );
    const messages = await manager.query<Record<string, unknown>[]>(
      `SELECT chat_session_id AS chat, sender_type AS "from", message, created_at AS "createdAt"
       FROM chat_messages WHERE chat_session_id IN (SELECT id FROM chat_sessions WHERE ${IS_PERSON})
       ORDER BY chat_session_id DESC, id DESC LIMIT ${SHOWN_RECORDS}`,
      parameters,
    );
    return {
      groups: [
        { name: 'Chats', fate: 'erased', records: chats },
        { name: 'Chat messages', fate: 'erased', records: messages },
      ],
      obstacles: [],
      otherContacts: otherContacts(person, chats),
    };
  }

  /** No messages can be added to a deleted chat, also while a visitor's page still shows it. */
  async erase(tx: EntityManager, person: Person): Promise<ErasedCounts> {
    const [chats] = await tx.query<[{ id: number }[], number]>(
      `DELETE FROM chat_sessions WHERE ${IS_PERSON} RETURNING id`,
      personParameters(person),
    );
    const ids = chats.map(({ id }) => id);
    const [, messages] = await tx.query<[unknown[], number]>(
      'DELETE FROM chat_messages WHERE chat_session_id = ANY($1)',
      [ids],
    );
    await deleteUndos(tx, this.outbox, ids.map(chatSubjectOf));
    return { Chats: chats.length, 'Chat messages': messages };
  }
}
