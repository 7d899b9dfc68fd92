import { runOnce } from '@farmhouse/platform/database/run-once';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BOOKINGS_DATABASE } from '../database.ts';
import { restoreBooking } from './restore.ts';

/** `node dist/commands/restore-booking.js FH-XXXXXXXX` brings a deleted booking back. */
await runOnce(BOOKINGS_DATABASE, (db) => restoreBooking(db, new AuditTrail(), process.argv[2] ?? ''));
