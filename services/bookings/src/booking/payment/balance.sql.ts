/**
 * SQL: what was received of a booking, in whole rupees: its verified payments less its refunds, as `balanceOf` has it.
 * A subquery in parentheses, as a value or, to use its column `received` several times, after `CROSS JOIN LATERAL`.
 * `booking` is the name or alias of the bookings in the statement.
 */
export const receivedOf = (booking: string): string => `(
  SELECT coalesce(sum(verified.amount), 0)::integer - ${booking}.refunded AS received FROM payments verified
  WHERE verified.booking_id = ${booking}.id AND verified.state = 'verified')`;

/**
 * SQL: the unpaid part of a booking's total, never below 0, as `balanceOf` has it. Not for a cancelled booking: its
 * refunds are not owed again.
 */
export const dueOf = (booking: string): string => `greatest(${booking}.final_total - ${receivedOf(booking)}, 0)`;

/** SQL: false if a booking certainly owes nothing; one whose balance is due later may already be verified. */
export const MAY_OWE = `(payment_status <> 'verified' OR balance_due_on IS NOT NULL)`;

/**
 * SQL: the ids of the bookings that owe a part of their total, with that part as `missing`, of those to which the
 * condition on `stay` applies. It reads an index instead of the wide rows of all bookings.
 */
export const bookingsWithAmountDue = (condition: string): string => `
  SELECT stay.id, stay.final_total - received AS missing
  FROM bookings stay CROSS JOIN LATERAL ${receivedOf('stay')} AS paid
  WHERE stay.archived_at IS NULL AND ${MAY_OWE} AND ${condition} AND stay.final_total > received
  OFFSET 0`;

/** SQL: joins the booking of each of few rows, by its id: a plain join reads all bookings. */
export const bookingOf = (id: string): string =>
  `CROSS JOIN LATERAL (SELECT * FROM bookings WHERE bookings.id = ${id} OFFSET 0)`;
