import { OWN_LOCK } from '@farmhouse/contracts/database/own-lock';
import { mailboxOf } from '@farmhouse/contracts/text/mailbox';
import { MAIL_PAYLOAD_DAYS, type MailKind } from '@farmhouse/contracts/mails/mails';
import type { EntityManager } from 'typeorm';

/** How many mails that anybody can cause one address gets. Source: decisions D-65. */
const MAX_OF_A_KIND_IN_AN_HOUR = 3;
const MAX_IN_A_DAY = 10;

/** Mails that anybody can cause, to an address that anybody can type. */
const PUBLIC_MAIL_KINDS: readonly MailKind[] = ['request-received', 'payment-received', 'privacy-request-received'];

/** Mails that show that the owner knows whose address it is: a stay was confirmed, or a payment was seen. */
const KNOWN_ADDRESS_MAIL_KINDS: readonly MailKind[] = ['booking-confirmed', 'payment-verified', 'payment-instructions'];

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
  if (!PUBLIC_MAIL_KINDS.includes(kind)) return false;
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
    [address, kind, PUBLIC_MAIL_KINDS, KNOWN_ADDRESS_MAIL_KINDS, MAIL_PAYLOAD_DAYS],
  );
  if (!counts || counts.isKnown) return false;
  return counts.ofKind >= MAX_OF_A_KIND_IN_AN_HOUR || counts.ofDay >= MAX_IN_A_DAY;
}
