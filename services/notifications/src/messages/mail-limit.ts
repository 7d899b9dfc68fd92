import { OWN_LOCK } from '@farmhouse/contracts/database/own-lock';
import { mailboxOf } from '@farmhouse/contracts/text/mailbox';
import { MAIL_PAYLOAD_DAYS, type MailKind } from '@farmhouse/contracts/mails/mails';
import type { EntityManager } from 'typeorm';

/** How many mails that anybody can cause one address gets. Source: decisions D-65. */
const MAX_OF_A_KIND_IN_AN_HOUR = 3;
const MAX_IN_A_DAY = 10;

/** Mails to an address that anybody can type, caused by nobody of the house. */
const ANYBODY_CAUSES: readonly MailKind[] = ['request-received', 'payment-received', 'privacy-request-received'];

/** Mails that show that the house knows whose address it is: it has agreed to a stay, or seen the money. */
const THE_HOUSE_HAS_CONFIRMED: readonly MailKind[] = ['booking-confirmed', 'payment-verified', 'payment-instructions'];

interface Counts {
  ofKind: number;
  ofDay: number;
  isKnown: boolean;
}

/**
 * True if an address has had as many mails as strangers may cause, and the house has confirmed nothing to it. The
 * address is locked until the transaction ends, so that simultaneous events are counted one after the other. Addresses
 * of one mailbox count as one (mailboxOf).
 */
export async function hasHadTooMany(tx: EntityManager, kind: MailKind, recipient: string): Promise<boolean> {
  if (!ANYBODY_CAUSES.includes(kind)) return false;
  const address = mailboxOf(recipient);
  await tx.query(`SELECT ${OWN_LOCK}($1)`, [`mails to ${address}`]);
  const [counts] = await tx.query<Counts[]>(
    `SELECT
       count(*) FILTER (WHERE kind = $2 AND queued_at > now() - interval '1 hour')::int AS "ofKind",
       count(*) FILTER (WHERE kind = ANY($3) AND queued_at > now() - interval '1 day')::int AS "ofDay",
       coalesce(bool_or(kind = ANY($4)), false) AS "isKnown"
     FROM messages
     WHERE audience = 'guest' AND counted_as = $1 AND status <> 'withheld'
       AND queued_at > now() - make_interval(days => $5)`,
    [address, kind, ANYBODY_CAUSES, THE_HOUSE_HAS_CONFIRMED, MAIL_PAYLOAD_DAYS],
  );
  if (!counts || counts.isKnown) return false;
  return counts.ofKind >= MAX_OF_A_KIND_IN_AN_HOUR || counts.ofDay >= MAX_IN_A_DAY;
}
