import {
  ERASED_NAME,
  type ErasedCounts,
  type PersonalDataGroup,
  type Person,
} from '@farmhouse/contracts/privacy/personal-data';
import { mentionsPerson, personParameters } from '@farmhouse/platform/personal-data/matches';
import { SHOWN_RECORDS } from '@farmhouse/platform/personal-data/personal-data-source';
import type { EntityManager } from 'typeorm';

const NAME = 'Events of other calendars';

/** The events of other calendars whose text contains the person's address or number. */
export async function feedEventsOf(manager: EntityManager, person: Person): Promise<PersonalDataGroup> {
  const records = await manager.query<PersonalDataGroup['records']>(
    `SELECT feed.name AS calendar, event.summary, event.from_date::text AS "fromDate", event.to_date::text AS "toDate"
     FROM feed_events event JOIN calendar_feeds feed ON feed.id = event.feed_id
     WHERE ${mentionsPerson('event.summary')} ORDER BY event.starts_at DESC LIMIT ${SHOWN_RECORDS}`,
    personParameters(person),
  );
  return { name: NAME, fate: 'anonymised', records };
}

/**
 * The events keep their dates; later readings do not restore the text, although the other calendar still contains it.
 */
export async function eraseFromFeedEvents(tx: EntityManager, person: Person): Promise<ErasedCounts> {
  const [, events] = await tx.query<[unknown[], number]>(
    `UPDATE feed_events SET summary = $3, is_erased = true WHERE ${mentionsPerson('summary')}`,
    [...personParameters(person), ERASED_NAME],
  );
  return { [NAME]: events };
}
