import { bookingOf, bookingsWithAmountDue, receivedOf } from '../booking/payment/balance.sql.ts';

/** Splits names and texts into the words by which they are compared. */
const WORDS = (text: string) => `regexp_split_to_table(lower(${text}), '[^[:alnum:]]+') AS word`;

/** The part of a booking's total that is due by now, in whole rupees. */
const DUE_TOTAL = 'due_total_of(final_total, terms, balance_due_on)';

/** Bookings that owe money and have no payment awaiting verification. */
const OWES = `stay.status IN ('pending', 'confirmed', 'completed')
  AND stay.payment_status NOT IN ('paid', 'pending_verification')`;

/** True if a line was accepted for the payment; for few payments. */
const HAS_ACCEPTED_LINE = `EXISTS (
  SELECT FROM ledger_entries entry JOIN bank_lines accepted ON accepted.entry_id = entry.id AND accepted.state = 'accepted'
  WHERE entry.payment_id = payment.id)`;

/**
 * Which booking a line may be for. A match of UTR and amount with an undecided payment is certain (rank 3) if no other
 * booking matches with that rank and the amount is all that is due of a pending booking, which it would confirm; so is
 * a match with a payment that was verified by hand and has no line. Next comes a match of amount, day and a word of the
 * name with an undecided payment, with what is due or with all that is left to pay (2), then the UTR of an undecided
 * payment with another amount (1). Payment days may differ by three, because banks book later. Only open lines (alias
 * `line`) have proposals; `which` limits them further.
 */
export const proposalsFor = (which = 'true') => `
  waiting AS (
    SELECT payment.booking_id, payment.amount, payment.reference,
      (payment.at AT TIME ZONE 'Asia/Kolkata')::date AS day, booking.full_name,
      booking.status <> 'pending' OR payment.amount >= ${DUE_TOTAL} - ${receivedOf('booking')} AS is_enough
    FROM payments payment JOIN bookings booking ON booking.id = payment.booking_id AND booking.archived_at IS NULL
    WHERE payment.state IN ('submitted', 'recorded') AND payment.method IS DISTINCT FROM 'cash'),
  owed AS (
    SELECT booking.id AS booking_id, due.amount, (created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, full_name
    FROM (${bookingsWithAmountDue(OWES)}) AS open
    ${bookingOf('open.id')} AS booking
    CROSS JOIN LATERAL (
      SELECT ${DUE_TOTAL} - (final_total - missing)
      UNION ALL SELECT missing WHERE balance_due_on IS NOT NULL) AS due (amount)),
  wanted AS MATERIALIZED (
    SELECT booking_id, amount * 100::bigint AS paise, day - 3 AS first, day + 3 AS last, full_name, reference
    FROM waiting
    UNION ALL
    SELECT booking_id, amount * 100::bigint, day - 1, 'infinity', full_name, NULL FROM owed WHERE amount > 0),
  wanted_words AS MATERIALIZED (
    SELECT wanted.*, word FROM wanted CROSS JOIN LATERAL ${WORDS('full_name')}
    WHERE length(word) >= 3 AND paise IN (SELECT paise FROM bank_lines line WHERE line.state = 'open' AND ${which})),
  line_words AS MATERIALIZED (
    SELECT line.id, line.paise, line.day, line.utr, word FROM bank_lines line CROSS JOIN LATERAL ${WORDS('line.text')}
    WHERE line.state = 'open' AND ${which} AND length(word) >= 3 AND line.paise IN (SELECT paise FROM wanted)),
  verified AS (
    SELECT line.id AS line_id, payment.booking_id
    FROM bank_lines line
    JOIN payments payment ON payment.reference = line.utr AND payment.amount * 100::bigint = line.paise
      AND payment.state = 'verified'
    JOIN bookings booking ON booking.id = payment.booking_id AND booking.archived_at IS NULL
    WHERE line.state = 'open' AND ${which} AND NOT ${HAS_ACCEPTED_LINE}),
  candidates AS (
    SELECT line.id AS line_id, waiting.booking_id,
      CASE WHEN line.paise = waiting.amount * 100::bigint THEN 3 ELSE 1 END AS rank, waiting.is_enough
    FROM waiting JOIN bank_lines line ON line.state = 'open' AND ${which} AND line.utr = waiting.reference
    UNION ALL
    SELECT line_id, booking_id, 3, true FROM verified
    UNION ALL
    SELECT line.id, named.booking_id, 2, false
    FROM wanted_words named JOIN line_words line ON line.word = named.word AND line.paise = named.paise
      AND (line.day IS NULL OR line.day BETWEEN named.first AND named.last)
      AND (line.utr IS NULL OR named.reference IS NULL)),
  proposals AS MATERIALIZED (
    SELECT DISTINCT ON (line_id) line_id, booking_id,
      rank = 3 AND is_enough AND count(*) OVER (PARTITION BY line_id, rank) = 1 AS certain
    FROM candidates ORDER BY line_id, rank DESC, booking_id)`;

/** Decided lines have no proposals: the columns of `proposalsFor`, without rows. */
export const NO_PROPOSALS = `
  proposals AS (SELECT NULL::integer AS line_id, NULL::integer AS booking_id, false AS certain WHERE false)`;

/** A line's state for the owner. */
export const LINE_STATE = `CASE
  WHEN line.state <> 'open' THEN line.state
  WHEN proposal.line_id IS NULL THEN 'unknown'
  ELSE 'proposed' END`;
