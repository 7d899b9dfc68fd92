import type { ErasedCounts, ServicePersonalData, Person } from '@farmhouse/contracts/privacy/personal-data';
import { personParameters } from '@farmhouse/platform/personal-data/matches';
import { SHOWN_RECORDS, type ErasablePersonalData } from '@farmhouse/platform/personal-data/personal-data-source';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IS_PERSONS_MESSAGE } from './message-contacts.ts';

const OPT_OUTS = 'WhatsApp answers';

/** True for the answers of the person's number, also as WhatsApp spells it; the parameters are those of `isPerson`. */
const IS_PERSONS_ANSWER = `phone = $2 OR phone IN (
  SELECT channel_recipient FROM messages WHERE ${IS_PERSONS_MESSAGE} AND recipient = '+' || $2)`;

/** Mails that were sent to a person, or to the owner about a person. */
@Injectable()
export class MailPersonalData implements ErasablePersonalData {
  readonly service = 'notifications';

  async find(manager: EntityManager, person: Person): Promise<ServicePersonalData> {
    const records = await manager.query<Record<string, unknown>[]>(
      // materialized: else the planner reads all messages, newest first, until the limit, which is never reached
      `WITH persons AS MATERIALIZED (SELECT * FROM messages WHERE ${IS_PERSONS_MESSAGE})
       SELECT kind, channel, CASE audience WHEN 'guest' THEN recipient ELSE 'the owner' END AS recipient, status,
         queued_at AS "queuedAt", sent_at AS "sentAt"
       FROM persons ORDER BY queued_at DESC LIMIT ${SHOWN_RECORDS}`,
      personParameters(person),
    );
    const answers = await manager.query<Record<string, unknown>[]>(
      `SELECT CASE WHEN is_stopped THEN 'STOP' ELSE 'START' END AS answer, said_at AS "saidAt"
       FROM whatsapp_opt_outs WHERE ${IS_PERSONS_ANSWER}`,
      personParameters(person),
    );
    return {
      groups: [
        { name: 'Mails', fate: 'erased', records },
        ...(answers.length > 0 ? [{ name: OPT_OUTS, fate: 'erased' as const, records: answers }] : []),
      ],
      obstacles: [],
      otherContacts: [],
    };
  }

  /** Includes mails that wait to be sent. A mail of which only the booking is still known is found by `bookingIds`. */
  async erase(tx: EntityManager, person: Person, bookingIds: readonly number[]): Promise<ErasedCounts> {
    const [, answers] = await tx.query<[unknown[], number]>(
      `DELETE FROM whatsapp_opt_outs WHERE ${IS_PERSONS_ANSWER}`,
      personParameters(person),
    );
    const [, mails] = await tx.query<[unknown[], number]>(
      `DELETE FROM messages WHERE (${IS_PERSONS_MESSAGE}) OR (subject_type = 'booking' AND subject_id = ANY($3::text[]))`,
      [...personParameters(person), bookingIds.map(String)],
    );
    return { Mails: mails, ...(answers > 0 && { [OPT_OUTS]: answers }) };
  }
}
