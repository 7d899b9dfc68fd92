import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import type { EntityManager } from 'typeorm';
import { mailboxOf } from '../channel/mail/mailbox.ts';
import { plainEmailAddress } from '../mails/text/email-address.ts';

/**
 * Part of the transaction that handles the event, after the read model has applied it: stored mails about the booking
 * are sent from now on to the guest's address of now, with links by the token of now. An attempt that is under way, and
 * its retries, keep the former ones; one that waits to be sent once there is no address any more is left as it is.
 * WhatsApp messages keep their number and links. An event that is older than what is known, or than these fields,
 * changes nothing.
 */
export async function correctAddresses(
  tx: EntityManager,
  { payload: { id, version, email, guestTokenVersion } }: EventEnvelope<'booking.changed'>,
): Promise<void> {
  if (email === undefined || guestTokenVersion === undefined) return;
  const recipient = plainEmailAddress(email) ?? '';
  await tx.query(
    `UPDATE messages SET
       payload = jsonb_set(jsonb_set(payload, '{booking,email}', coalesce(to_jsonb($3::text), 'null')),
         '{booking,guestTokenVersion}', to_jsonb($4::text::integer)),
       recipient = CASE WHEN status = 'queued' AND audience = 'guest' THEN $5 ELSE recipient END,
       counted_as = CASE WHEN status = 'queued' AND audience = 'guest' THEN $6 ELSE counted_as END
     WHERE subject_type = 'booking' AND subject_id = $1 AND channel = 'mail' AND payload ? 'booking'
       AND (status <> 'queued' OR $5::text <> '')
       AND (payload #>> '{booking,email}', coalesce(payload #>> '{booking,guestTokenVersion}', '0'))
         IS DISTINCT FROM ($3::text, $4)
       AND EXISTS (SELECT FROM booking_facts WHERE id = $1::integer AND version = $2)`,
    [String(id), version, email, String(guestTokenVersion), recipient, recipient && mailboxOf(recipient)],
  );
}
