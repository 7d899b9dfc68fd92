import type { PersonalDataGroup } from '@farmhouse/contracts/privacy/personal-data';
import { SHOWN_RECORDS } from '@farmhouse/platform/personal-data/personal-data-source';
import type { EntityManager } from 'typeorm';

/**
 * The lines of bank statements that belong to the guest of the bookings `$1`: those accepted for one of them, and those
 * with the UTR of a payment of one of them, whatever was decided on the line. A line that was accepted for another
 * person's booking, or whose UTR is that of such a booking's live payment, belongs to that person: a guest may mistype
 * a reference.
 */
const THEIR_LINES = `
  (line.booking_id = ANY($1) OR line.state <> 'accepted' AND line.utr IN (
    SELECT own.reference FROM payments own WHERE own.booking_id = ANY($1)
  ) AND NOT EXISTS (
    SELECT FROM payments other WHERE other.reference = line.utr AND other.is_live AND other.booking_id <> ALL($1)))`;

/** The lines, the newest first, each with the code of the booking that it was accepted for or has the UTR of. */
export async function bankLinesOf(manager: EntityManager, bookingIds: readonly number[]): Promise<PersonalDataGroup> {
  const records = await manager.query<PersonalDataGroup['records']>(
    `SELECT booking.confirmation_code AS "confirmationCode", line.day::text AS day, line.paise::float8 / 100 AS amount,
       line.utr, line.text
     FROM bank_lines line JOIN bookings booking ON booking.id = coalesce(line.booking_id, (
       SELECT max(own.booking_id) FROM payments own WHERE own.reference = line.utr AND own.booking_id = ANY($1)))
     WHERE ${THEIR_LINES} ORDER BY line.id DESC LIMIT ${SHOWN_RECORDS}`,
    [bookingIds],
  );
  return { name: 'Lines of bank statements', fate: 'anonymised', records };
}

/**
 * The lines keep day, amount and UTR, as the payments do; an import of the same statement does not bring the text back.
 */
export async function eraseFromBankLines(tx: EntityManager, bookingIds: readonly number[]): Promise<void> {
  await tx.query(`UPDATE bank_lines line SET text = '' WHERE ${THEIR_LINES}`, [bookingIds]);
}
