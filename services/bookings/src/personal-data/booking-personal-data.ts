import type { PersonalDataGroup, ServicePersonalData, Person } from '@farmhouse/contracts/privacy/personal-data';
import { otherContacts } from '@farmhouse/platform/personal-data/matches';
import { SHOWN_RECORDS, type PersonalDataSource } from '@farmhouse/platform/personal-data/personal-data-source';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AGREED_REFUNDS } from '../booking/refund/agreed-refunds.ts';
import { erasureBlockersOf } from './erasure-blockers.ts';
import { bankLinesOf } from './personal-bank-lines.ts';
import { blocksOf } from './personal-blocks.ts';
import { feedEventsOf } from './personal-feed-events.ts';
import { bookingsOf } from './personal-bookings.ts';

type Group = Omit<PersonalDataGroup, 'records'> & { sql: string };

/** The records of each kind, by the ids of the bookings (`$1`), newest first. */
const GROUPS: readonly Group[] = [
  {
    name: 'Bookings',
    fate: 'anonymised',
    sql: `SELECT confirmation_code AS "confirmationCode", status, full_name AS "fullName",
        contact_number AS "contactNumber", email, checkin_date::text AS "checkinDate",
        checkout_date::text AS "checkoutDate", guest_count AS "guestCount", final_total AS "finalTotal",
        special_requests AS "specialRequests", cancellation_reason AS "cancellationReason", source,
        created_at AS "createdAt", archived_at AS "deletedAt"
      FROM bookings WHERE id = ANY($1) ORDER BY id DESC`,
  },
  {
    name: 'Change requests',
    fate: 'anonymised',
    sql: `SELECT b.confirmation_code AS "confirmationCode", r.state, r.checkin_date::text AS "checkinDate",
        r.checkout_date::text AS "checkoutDate", r.note, r.reason, r.created_at AS "createdAt"
      FROM change_requests r JOIN bookings b ON b.id = r.booking_id WHERE b.id = ANY($1) ORDER BY r.id DESC`,
  },
  {
    name: 'Agreed refunds',
    fate: 'anonymised',
    sql: `SELECT b.confirmation_code AS "confirmationCode", r.amount, r.refund_to AS "refundTo", r.reason
      FROM (${AGREED_REFUNDS}) r JOIN bookings b ON b.id = r.booking_id WHERE b.id = ANY($1) ORDER BY b.id DESC`,
  },
  {
    name: 'Mails about bookings',
    fate: 'erased',
    sql: `SELECT b.confirmation_code AS "confirmationCode", m.kind, m.recipient, m.status, m.queued_at AS "queuedAt"
      FROM booking_mails m JOIN bookings b ON b.id = m.booking_id WHERE b.id = ANY($1) ORDER BY m.queued_at DESC`,
  },
  {
    name: 'History of bookings',
    fate: 'anonymised',
    sql: `SELECT b.confirmation_code AS "confirmationCode", a.actor, a.action, a.from_value AS "from",
        a.to_value AS "to", a.note, a.at
      FROM audit_entries a JOIN bookings b ON b.id = a.booking_id WHERE b.id = ANY($1) ORDER BY a.id DESC`,
  },
  {
    name: 'Payments',
    fate: 'kept',
    sql: `SELECT b.confirmation_code AS "confirmationCode", p.amount, p.method, p.reference, p.state, p.at, p.notes
      FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE b.id = ANY($1) ORDER BY p.id DESC`,
  },
  {
    name: 'Ledger',
    fate: 'kept',
    sql: `SELECT b.confirmation_code AS "confirmationCode", l.kind, l.amount, l.method, l.reference, l.at, l.note
      FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id WHERE b.id = ANY($1) ORDER BY l.id DESC`,
  },
  {
    name: 'Receipts',
    fate: 'kept',
    sql: `SELECT number, content ->> 'guestName' AS "nameOnReceipt", (content ->> 'amount')::integer AS amount,
        issued_at AS "issuedAt"
      FROM receipts WHERE booking_id = ANY($1) ORDER BY entry_id DESC`,
  },
];

/** The personal data that this service holds; ErasureService erases it, before the other services. */
@Injectable()
export class BookingPersonalData implements PersonalDataSource {
  readonly service = 'bookings';

  async find(manager: EntityManager, person: Person): Promise<ServicePersonalData> {
    const bookings = await bookingsOf(manager, person);
    const ids = bookings.map(({ id }) => id);
    const groups: PersonalDataGroup[] = [];
    for (const { name, fate, sql } of GROUPS) {
      const records = await manager.query<PersonalDataGroup['records']>(`${sql} LIMIT ${SHOWN_RECORDS}`, [ids]);
      groups.push({ name, fate, records });
    }
    groups.push(await bankLinesOf(manager, ids), await feedEventsOf(manager, person), await blocksOf(manager, person));
    return {
      groups,
      obstacles: await erasureBlockersOf(manager, bookings),
      otherContacts: otherContacts(
        person,
        bookings.map(({ email, contactNumber }) => ({ email, phone: contactNumber })),
      ),
    };
  }
}
