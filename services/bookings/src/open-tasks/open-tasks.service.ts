import { AWAITING_VERIFICATION, BOOKING_STATUSES } from '@farmhouse/contracts/bookings/booking/booking';
import type { Permission } from '@farmhouse/contracts/identity/permission';
import type { OpenBookingTasks } from '@farmhouse/contracts/open-tasks/open-tasks';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';
import { countOpenChangeRequests } from '../booking/change-request/change-request.repository.ts';
import { countClashes } from '../calendar-import/clash/clash.repository.ts';

/**
 * The counts that every screen of the dashboard polls. Each is an index scan over open work, however many bookings
 * there are.
 */
@Injectable()
export class OpenTasksService {
  constructor(private readonly db: DataSource) {}

  /** Counts what an admin with these permissions may see. */
  async count(permissions: readonly Permission[]): Promise<OpenBookingTasks> {
    const countIf = (needed: Permission, count: () => Promise<number>) =>
      permissions.includes(needed) ? count() : undefined;
    const [pendingBookings, paymentsToVerify, clashes] = await Promise.all([
      countIf('bookings', () => this.pendingBookings()),
      countIf('payments', () => this.paymentsToVerify()),
      countIf('calendar', () => countClashes(this.db.manager)),
    ]);
    return { pendingBookings, paymentsToVerify, clashes };
  }

  private async pendingBookings(): Promise<number> {
    const [requests, changeRequests] = await Promise.all([
      this.db.manager.countBy(BookingEntity, { archivedAt: IsNull(), status: 'pending' }),
      countOpenChangeRequests(this.db.manager),
    ]);
    return requests + changeRequests;
  }

  private paymentsToVerify(): Promise<number> {
    return this.db.manager.countBy(BookingEntity, {
      archivedAt: IsNull(),
      // excludes nothing, but allows looking up each pair in the index on both states
      status: In(BOOKING_STATUSES),
      paymentStatus: In(AWAITING_VERIFICATION),
    });
  }
}
