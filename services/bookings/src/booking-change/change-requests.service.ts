import type {
  AcceptedChange,
  ChangeRequestState,
  ChangeRequestView,
  DefaultPricing,
  DecideChangeRequest,
} from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { pageBounds, type Page } from '@farmhouse/platform/lists/paging';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { StatusConflict } from '../booking/booking.errors.ts';
import { bookingById, lockBooking } from '../booking/booking.repository.ts';
import { datesTakenBy } from '../booking/dates/date-conflicts.ts';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { ChangeRequestEntity } from '../booking/change-request/change-request.entity.ts';
import { changeRequestView, REQUEST_STATE } from '../booking/change-request/change-request.repository.ts';
import { CurrentPrices } from '../price/current-prices.ts';
import { CalendarService } from '../calendar/calendar.service.ts';
import { BookingChangesService, brokenRuleOf } from './booking-changes.service.ts';
import type { ChangeRequestsQueryDto } from './change.dto.ts';
import { hasSamePriceInputs } from './change-price.rules.ts';
import { changedBooking, neededBy, stayOf } from './changed-booking.rules.ts';

interface FoundRequest {
  id: number;
  state: ChangeRequestState;
}

const requestedStayOf = ({ checkinDate, checkoutDate, ...request }: ChangeRequestEntity) => {
  const { checkinTime, checkoutTime, guestCount, selectedServices, couponCode } = request;
  return { checkinDate, checkoutDate, checkinTime, checkoutTime, guestCount, selectedServices, couponCode };
};

const defaultPricing = (booking: BookingEntity, requested: ReturnType<typeof requestedStayOf>): DefaultPricing =>
  hasSamePriceInputs(booking, changedBooking(booking, requested), requested) ? 'booked' : 'today';

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Change requests of guests of confirmed stays, and the owner's decisions. Rule: changing a booking. */
@Injectable()
export class ChangeRequestsService {
  constructor(
    private readonly db: DataSource,
    private readonly changes: BookingChangesService,
    private readonly calendar: CalendarService,
    private readonly prices: CurrentPrices,
    private readonly bookings: BookingWriter,
    private readonly audit: AuditTrail,
  ) {}

  /** One page of requests, newest first. */
  async list({ state, ...page }: ChangeRequestsQueryDto): Promise<Page<ChangeRequestView>> {
    const { skip, take } = pageBounds(page);
    const { manager } = this.db;
    const found = await manager.query<(FoundRequest & { total: string })[]>(
      `SELECT id, state, count(*) OVER () AS total FROM (
         SELECT request.id, ${REQUEST_STATE} AS state
         FROM change_requests request) AS requests
       WHERE $1::text IS NULL OR state = $1
       ORDER BY id DESC
       LIMIT $2 OFFSET $3`,
      [state ?? null, take, skip],
    );
    return { rows: await this.viewsOf(manager, found), total: await this.totalOf(state, found[0]?.total) };
  }

  /** The total number, which a page beyond the last one does not contain. */
  private async totalOf(state: ChangeRequestState | undefined, counted: string | undefined): Promise<number> {
    if (counted !== undefined) return Number(counted);
    const [row] = await this.db.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM change_requests request
       WHERE $1::text IS NULL OR ${REQUEST_STATE} = $1`,
      [state ?? null],
    );
    return row?.total ?? 0;
  }

  /** Changes the stay as requested. Throws NotFound, StatusConflict, DatesTaken and what a change throws. */
  accept(
    id: number,
    { pricing, finalTotal, reason }: DecideChangeRequest,
    actor: Actor,
    now = new Date(),
  ): Promise<AcceptedChange> {
    return this.calendar.orDatesTaken(
      async () => {
        const request = await this.find(this.db.manager, id);
        const booking = await bookingById(this.db.manager, request.bookingId);
        return neededBy(booking, changedBooking(booking, requestedStayOf(request)));
      },
      async () => {
        let priceAdjusted = false;
        let isUnchanged = false;
        const view = await this.decide(id, async (tx, booking, request) => {
          const requested = requestedStayOf(request);
          const change = { ...requested, pricing: pricing ?? defaultPricing(booking, requested), finalTotal };
          const accepted = { state: 'accepted' as const, decidedAt: now, decidedBy: actor.name };
          await tx.update(ChangeRequestEntity, id, accepted);
          const { stayChanges } = booking;
          await this.changes.apply(tx, booking, change, { actor, reason: reason ?? null, now });
          isUnchanged = booking.stayChanges === stayChanges;
          const note = reason ?? null;
          const entry = { bookingId: booking.id, actor, action: 'change accepted', note, at: now } as const;
          if (isUnchanged) await this.audit.add(tx, entry);
          // the final price, which may differ from what the guest was shown
          await tx.update(ChangeRequestEntity, id, { finalTotal: booking.finalTotal });
          priceAdjusted = booking.finalTotal !== request.finalTotal;
        });
        return { ...view, priceAdjusted, isUnchanged };
      },
      now,
    );
  }

  /** Leaves the stay as it is; the guest is mailed the reason. Throws NotFound and StatusConflict. */
  decline(id: number, { reason = null }: { reason?: string | null }, actor: Actor, now = new Date()) {
    return this.decide(id, async (tx, booking, request) => {
      const decided = { state: 'declined' as const, decidedAt: now, decidedBy: actor.name, reason };
      await tx.update(ChangeRequestEntity, id, decided);
      await this.audit.add(tx, { bookingId: booking.id, actor, action: 'change declined', note: reason, at: now });
      await this.bookings.publish(tx, booking, {
        type: 'change-request.declined',
        request: { ...changeRequestView({ ...request, ...decided }), bookingId: booking.id },
        reason,
      });
    });
  }

  /** Locks the booking, then decides on its request if that is still open. */
  private decide(
    id: number,
    work: (tx: EntityManager, booking: BookingEntity, request: ChangeRequestEntity) => Promise<void>,
  ): Promise<ChangeRequestView> {
    return this.db.transaction(async (tx) => {
      const { bookingId } = await this.find(tx, id);
      const booking = await lockBooking(tx, { id: bookingId });
      const request = await this.find(tx, id);
      if (request.state !== 'open' || booking.status !== 'confirmed') {
        throw new StatusConflict('This change request is no longer open.');
      }
      await work(tx, booking, request);
      const [view] = await this.viewsOf(tx, [await this.find(tx, id)]);
      if (!view) throw new NotFound('Change request');
      return view;
    });
  }

  private async find(manager: EntityManager, id: number): Promise<ChangeRequestEntity> {
    const request = await manager.findOneBy(ChangeRequestEntity, { id });
    if (!request) throw new NotFound('Change request');
    return request;
  }

  /** In the order of `found`; clashes and rules of the open ones only. */
  private async viewsOf(manager: EntityManager, found: readonly FoundRequest[]): Promise<ChangeRequestView[]> {
    const known = await this.withRequestedStays(manager, found);
    const pricingData = await this.prices.now(manager);
    const open = known.filter(({ state }) => state === 'open').map(({ after, booking }) => neededBy(booking, after));
    const conflicts = await this.calendar.conflictsOf(manager, open, pricingData.settings);
    const now = new Date();
    return known.map(({ request, booking, after, state }) => ({
      ...changeRequestView(request),
      state,
      bookingId: booking.id,
      confirmationCode: booking.confirmationCode,
      fullName: booking.fullName,
      booked: stayOf(booking),
      bookedTotal: booking.finalTotal,
      difference: request.finalTotal - booking.finalTotal,
      pricing: defaultPricing(booking, requestedStayOf(request)),
      datesTakenBy: state === 'open' ? datesTakenBy(conflicts.get(booking.id)) : null,
      brokenRule: state === 'open' ? brokenRuleOf(booking, after, pricingData, now) : null,
      decidedAt: isoOrNull(request.decidedAt),
      decidedBy: request.decidedBy,
    }));
  }

  /** The requests with their bookings, as they are and as they would be. */
  private async withRequestedStays(manager: EntityManager, found: readonly FoundRequest[]) {
    const requests = await manager.findBy(ChangeRequestEntity, { id: In(found.map(({ id }) => id)) });
    const bookings = await manager.findBy(BookingEntity, { id: In(requests.map(({ bookingId }) => bookingId)) });
    const [requestOf, bookingOf] = [byId(requests), byId(bookings)];
    return found.flatMap(({ id, state }) => {
      const request = requestOf.get(id);
      const booking = request && bookingOf.get(request.bookingId);
      return booking ? [{ request, booking, state, after: changedBooking(booking, requestedStayOf(request)) }] : [];
    });
  }
}
