import {
  ERASED_NAME,
  type ErasedCounts,
  type ServicePersonalData,
  type Person,
} from '@farmhouse/contracts/privacy/personal-data';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { isPerson, otherContacts, personParameters } from '@farmhouse/platform/personal-data/matches';
import { SHOWN_RECORDS } from '@farmhouse/platform/personal-data/personal-data-source';
import { TechnicalCopies } from '@farmhouse/platform/personal-data/technical-copies';
import { deleteUndos } from '@farmhouse/platform/undo/undos';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { contactSubjectOf } from '../../contact-message/contact-message.undo.ts';
import { privacySubjectOf } from '../privacy-request.undo.ts';

const IS_PERSON = isPerson('email', 'phone');

interface WrittenRow extends Record<string, unknown> {
  email: string | null;
  phone: string | null;
}

/** What this service holds of a person: messages and privacy requests. */
@Injectable()
export class ContentPersonalData {
  constructor(
    private readonly outbox: Outbox,
    private readonly technicalCopies: TechnicalCopies,
  ) {}

  async find(manager: EntityManager, person: Person): Promise<ServicePersonalData> {
    const read = (columns: string, table: string) =>
      manager.query<WrittenRow[]>(
        `SELECT ${columns} FROM ${table} WHERE ${IS_PERSON} ORDER BY id DESC LIMIT ${SHOWN_RECORDS}`,
        personParameters(person),
      );
    const messages = await read(
      `name, email, phone, subject, message, status, reply_message AS "reply", created_at AS "createdAt"`,
      'contact_messages',
    );
    const requests = await read(
      `reference, type, name, email, phone, details, status, note, created_at AS "createdAt"`,
      'privacy_requests',
    );
    return {
      groups: [
        { name: 'Contact messages', fate: 'erased', records: messages },
        { name: 'Privacy requests', fate: 'anonymised', records: requests },
      ],
      obstacles: [],
      otherContacts: otherContacts(person, [...messages, ...requests]),
    };
  }

  /**
   * All except the request `requestId` itself, which is needed until the end, and other requests that are being erased.
   */
  async erase(tx: EntityManager, person: Person, requestId: number): Promise<ErasedCounts> {
    const [messages] = await tx.query<[{ id: number }[], number]>(
      `DELETE FROM contact_messages WHERE ${IS_PERSON} RETURNING id`,
      personParameters(person),
    );
    const [requests] = await tx.query<[{ id: number }[], number]>(
      `UPDATE privacy_requests
       SET name = $4, email = NULL, phone = NULL, details = NULL, note = NULL, visit = NULL,
         status = CASE WHEN status IN ('new', 'in_progress') THEN 'completed' ELSE status END,
         closed_at = coalesce(closed_at, now())
       WHERE ${IS_PERSON} AND id <> $3 AND erasure_state IS DISTINCT FROM 'running'
       RETURNING id`,
      [...personParameters(person), requestId, ERASED_NAME],
    );
    await deleteUndos(tx, this.outbox, [
      ...messages.map(({ id }) => contactSubjectOf(id)),
      ...requests.map(({ id }) => privacySubjectOf(id)),
    ]);
    await this.technicalCopies.delete(tx, person);
    return { 'Contact messages': messages.length, 'Privacy requests': requests.length };
  }
}
