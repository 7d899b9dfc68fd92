import {
  ERASED_NAME,
  type ErasedCounts,
  type PersonalDataGroup,
  type Person,
} from '@farmhouse/contracts/privacy/personal-data';
import type { Outbox } from '@farmhouse/platform/events/outbox';
import { mentionsPerson, personParameters } from '@farmhouse/platform/personal-data/matches';
import { SHOWN_RECORDS } from '@farmhouse/platform/personal-data/personal-data-source';
import { deleteUndos } from '@farmhouse/platform/undo/undos';
import type { EntityManager } from 'typeorm';
import { BLOCK_UNDO } from '../calendar/block-undo.ts';

const NAME = 'Blocked days';

/** The owner's blocks whose reason contains the person's address or number. */
export async function blocksOf(manager: EntityManager, person: Person): Promise<PersonalDataGroup> {
  const records = await manager.query<PersonalDataGroup['records']>(
    `SELECT reason, from_date::text AS "fromDate", to_date::text AS "toDate"
     FROM calendar_blocks WHERE ${mentionsPerson('reason')} ORDER BY from_date DESC LIMIT ${SHOWN_RECORDS}`,
    personParameters(person),
  );
  return { name: NAME, fate: 'anonymised', records };
}

/** The days stay blocked; days that were just freed cannot be blocked again by undo. */
export async function eraseFromBlocks(tx: EntityManager, outbox: Outbox, person: Person): Promise<ErasedCounts> {
  // the blocks before the undo, in the same order as every other change
  await tx.query(
    `SELECT FROM calendar_blocks WHERE ${mentionsPerson('reason')} ORDER BY id FOR UPDATE`,
    personParameters(person),
  );
  const freed = await tx.query<{ subjects: string[] }[]>(
    `SELECT subjects FROM undos WHERE kind = $3 AND ${mentionsPerson(`(state ->> 'reason')`)}`,
    [...personParameters(person), BLOCK_UNDO],
  );
  await deleteUndos(
    tx,
    outbox,
    freed.flatMap(({ subjects }) => subjects),
  );
  const [, blocks] = await tx.query<[unknown[], number]>(
    `UPDATE calendar_blocks SET reason = $3 WHERE ${mentionsPerson('reason')}`,
    [...personParameters(person), ERASED_NAME],
  );
  return { [NAME]: blocks };
}
