import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { BOOKINGS_DATABASE } from '../database.ts';
import { restoreBooking } from './restore.ts';

/** `node dist/commands/restore-booking.js FH-XXXXXXXX` restores a deleted booking. */
const bookings = new BookingWriter(new AuditTrail(), new Outbox());
await runOnce(BOOKINGS_DATABASE, (db) => restoreBooking(db, bookings, process.argv[2] ?? ''));
