import type { BankLine, BankLineCounts, BankLineState } from '@farmhouse/contracts/bookings/payment/bank';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import type { Page, PageQuery } from '@farmhouse/platform/lists/paging';
import { readPageBySql } from '@farmhouse/platform/lists/read-page';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LINE_STATE, NO_PROPOSALS, proposalsFor } from './proposals.ts';

const PROPOSED = 'LEFT JOIN proposals proposal ON proposal.line_id = line.id';

const LINES = `
  FROM bank_lines line ${PROPOSED}
  LEFT JOIN bookings booking ON booking.id = coalesce(line.booking_id, proposal.booking_id)`;

const LATEST_FIRST = 'ORDER BY line.day DESC NULLS LAST, line.id DESC';

const COLUMNS = `line.id, line.day::text AS date, line.paise::float8 / 100 AS amount, line.text, line.utr,
  ${LINE_STATE} AS state, coalesce(proposal.certain, false) AS certain, booking.id AS "bookingId",
  booking.confirmation_code AS "confirmationCode", booking.full_name AS "fullName", booking.stay_changes AS "stayChanges",
  booking.checkin_date::text AS "checkinDate", booking.checkout_date::text AS "checkoutDate"`;

/** SQL of the lines in each state, and of the proposals that decide it. Most lines are decided, and have none. */
const IN_STATE: Record<BankLineState, { proposals: string; lines: string }> = {
  accepted: { proposals: NO_PROPOSALS, lines: `WHERE line.state = 'accepted'` },
  ignored: { proposals: NO_PROPOSALS, lines: `WHERE line.state = 'ignored'` },
  proposed: {
    proposals: proposalsFor(),
    lines: `${PROPOSED} WHERE line.state = 'open' AND proposal.line_id IS NOT NULL`,
  },
  unknown: { proposals: proposalsFor(), lines: `${PROPOSED} WHERE line.state = 'open' AND proposal.line_id IS NULL` },
};

const pageOf = (lines: string) =>
  `page AS MATERIALIZED (SELECT line.id FROM bank_lines line ${lines} ${LATEST_FIRST} LIMIT $1 OFFSET $2)`;

/** The statement's `page` of ids and its `proposals`; a list of all lines needs only those of its page. */
const withPage = (state: BankLineState | undefined): string => {
  if (state === undefined) return `${pageOf('')}, ${proposalsFor('line.id IN (SELECT id FROM page)')}`;
  const { proposals, lines } = IN_STATE[state];
  return `${proposals}, ${pageOf(lines)}`;
};

const NONE: BankLineCounts = { proposed: 0, accepted: 0, unknown: 0, ignored: 0, certain: 0 };

/** The lines of bank statements, with the bookings proposed for them. Rule: bank statements. */
@Injectable()
export class BankLinesService {
  constructor(private readonly db: DataSource) {}

  /** One page of the lines in a state, or of all, the latest day first. */
  list({ state, ...page }: PageQuery & { state?: BankLineState }): Promise<Page<BankLine>> {
    const { proposals, lines } = state ? IN_STATE[state] : { proposals: NO_PROPOSALS, lines: '' };
    const rows = `WITH ${withPage(state)} SELECT ${COLUMNS} ${LINES} WHERE line.id IN (SELECT id FROM page) ${LATEST_FIRST}`;
    const total = `WITH ${proposals} SELECT count(*)::integer AS total FROM bank_lines line ${lines}`;
    return readPageBySql(this.db, { rows, total }, page);
  }

  async counts(): Promise<BankLineCounts> {
    const rows = await this.db.query<{ state: BankLineState; count: number; certain: number }[]>(
      `WITH ${proposalsFor()} SELECT ${LINE_STATE} AS state, count(*)::integer AS count,
         (count(*) FILTER (WHERE proposal.certain))::integer AS certain
       FROM bank_lines line ${PROPOSED} GROUP BY 1`,
    );
    return rows.reduce<BankLineCounts>(
      (counts, { state, count, certain }) => ({ ...counts, [state]: count, certain: counts.certain + certain }),
      NONE,
    );
  }

  /** A line that was accepted or ignored. Throws NotFound. */
  async decided(manager: EntityManager, id: number): Promise<BankLine> {
    const [line] = await manager.query<BankLine[]>(
      `WITH ${NO_PROPOSALS} SELECT ${COLUMNS} ${LINES} WHERE line.id = $1`,
      [id],
    );
    if (!line) throw new NotFound('Line');
    return line;
  }

  /** The booking that is proposed for a line; null for none. */
  async proposedFor(manager: EntityManager, id: number): Promise<number | null> {
    const [proposal] = await manager.query<{ bookingId: number }[]>(
      `WITH ${proposalsFor('line.id = $1')} SELECT booking_id AS "bookingId" FROM proposals`,
      [id],
    );
    return proposal?.bookingId ?? null;
  }

  /** True if the line is, as of now, a certain match for the booking. */
  async isCertain(manager: EntityManager, { id, bookingId }: { id: number; bookingId: number }): Promise<boolean> {
    const found = await manager.query<unknown[]>(
      `WITH ${proposalsFor('line.id = $1')} SELECT FROM proposals WHERE certain AND booking_id = $2`,
      [id, bookingId],
    );
    return found.length > 0;
  }

  /** Lines whose booking is certain, oldest first. */
  certain(limit: number): Promise<{ id: number; bookingId: number }[]> {
    return this.db.query(
      `WITH ${proposalsFor()} SELECT line_id AS id, booking_id AS "bookingId" FROM proposals WHERE certain
       ORDER BY line_id LIMIT $1`,
      [limit],
    );
  }
}
