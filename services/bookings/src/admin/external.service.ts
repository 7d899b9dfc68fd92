import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import type { PricedService, PriceLines } from '@farmhouse/contracts/bookings/price';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { fingerprintOf, withIdempotencyKey, readIdempotencyKey } from '@farmhouse/platform/idempotency/idempotency';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import { snapshotOf } from '../booking/booking.snapshot.ts';
import { oneView } from '../booking/booking.view.ts';
import { underNewCode } from '../booking/confirmation-code.ts';
import { MAX_AMOUNT } from '../booking/input.decorators.ts';
import { Calendar } from '../calendar/calendar.service.ts';
import { GuestKeys } from '../guest/guest-keys.ts';
import { CurrentPrices } from '../pricing/current-prices.ts';
import type { PriceFacts } from '../pricing/price-facts.ts';
import { ServiceUnknown } from '../pricing/pricing.errors.ts';
import { chosenOnce } from '../pricing/quote.rules.ts';
import { assertStay } from '../request/requests.service.ts';
import type { CreateExternalBookingDto } from './external.dto.ts';
import { externalDraft, externalPrice, type ExternalInput } from './external.draft.ts';

const KEY_TTL_SECONDS = 24 * 60 * 60;

/** Services that the owner may choose, retired ones included. Throws ServiceUnknown. */
function chosenServices(ids: string[] | undefined, { services }: PriceFacts): PricedService[] {
  return chosenOnce(ids).map((id) => {
    const service = services.find((candidate) => candidate.id === id);
    if (!service) throw new ServiceUnknown();
    return { id, name: service.name, price: service.price };
  });
}

/** Throws InvalidInput when guests times price comes to more than any amount may be. */
function assertAmount({ finalTotal }: PriceLines): void {
  if (finalTotal > MAX_AMOUNT) throw new InvalidInput([{ path: 'basePrice', message: 'The amount is too large' }]);
}

/** Bookings that the owner enters for people who phoned. */
@Injectable()
export class ExternalBookings {
  constructor(
    private readonly db: DataSource,
    private readonly prices: CurrentPrices,
    private readonly calendar: Calendar,
    private readonly keys: GuestKeys,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Stores a pending, unpaid booking whose total the server counts; the guest is told how to pay. With a key, a
   * repeat of the same entry gets the same booking. Throws InvalidInput, ServiceUnknown and DatesTaken.
   */
  async enter(
    entered: CreateExternalBookingDto,
    by: string,
    keyHeader?: string,
    now = new Date(),
  ): Promise<BookingView> {
    const idempotencyKey = readIdempotencyKey(keyHeader);
    const facts = await this.prices.now();
    assertStay(entered, facts.settings, now);
    const services = chosenServices(entered.selectedServices, facts);
    const price = externalPrice(entered, services);
    assertAmount(price);
    return underNewCode((confirmationCode) =>
      this.db.transaction((tx) => {
        const store = () => this.store(tx, { entered, price, settings: facts.settings, confirmationCode, now }, by);
        if (!idempotencyKey) return store();
        const key = `desk:${idempotencyKey}`;
        return withIdempotencyKey(tx, { key, fingerprint: fingerprintOf(entered), ttlSeconds: KEY_TTL_SECONDS }, store);
      }),
    );
  }

  private async store(
    tx: EntityManager,
    made: Omit<ExternalInput, 'guestTokenHash'>,
    by: string,
  ): Promise<BookingView> {
    await this.calendar.assertFree(tx, made.entered, made.settings, made.now);
    const draft = externalDraft({ ...made, guestTokenHash: this.keys.hashFor(made.confirmationCode) });
    const booking = await tx.save(BookingEntity, { ...draft, archivedAt: null });
    await this.audit.add(tx, { bookingId: booking.id, actor: by, action: 'entered', to: booking.status });
    await this.outbox.add(tx, 'booking.entered', { booking: snapshotOf(booking) });
    return oneView(tx, booking);
  }
}
