import type { PriceLines } from '@farmhouse/contracts/bookings/price';
import { istDate, stayInterval, stayProblem, type StayDates } from '@farmhouse/contracts/bookings/stay';
import { stayLimitsOf, type SettingValues } from '@farmhouse/contracts/content/setting';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { Relay } from '@farmhouse/platform/events/relay';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { underNewCode } from '../booking/confirmation-code.ts';
import { Calendar, turnaroundOf } from '../calendar/calendar.service.ts';
import { isFree } from '../calendar/free-dates.rules.ts';
import { GuestKeys } from '../guest/guest-keys.ts';
import { orUtrUsed, readUtr } from '../payment/utr.ts';
import { readPriceFacts } from '../pricing/price-facts.ts';
import { quote, type QuoteInput } from '../pricing/quote.rules.ts';
import { attemptOf, sameAnswer, type RequestAnswer, type RequestAttempt } from './request.attempt.ts';
import type { CreateBookingDto } from './request.dto.ts';
import { answerOf, draftOf, type RequestMade } from './request.draft.ts';
import { readRequestFacts, type RequestFacts } from './request.facts.ts';
import { storeRequest } from './request.rows.ts';

/** Throws InvalidInput, naming the field, when a stay cannot lie like this. Source: decisions D-08. */
export function assertStay(stay: StayDates, settings: SettingValues, now: Date): void {
  const problem = stayProblem(stay, istDate(now), stayLimitsOf(settings));
  if (problem) throw new InvalidInput([problem]);
}

/** Guests' requests, and what a stay would cost. */
@Injectable()
export class Requests {
  constructor(
    private readonly db: DataSource,
    private readonly calendar: Calendar,
    private readonly keys: GuestKeys,
    private readonly relay: Relay,
  ) {}

  /** The price as it would be stored now. Throws ServiceUnknown and CouponRefused. */
  async quote(wish: QuoteInput, now = new Date()): Promise<PriceLines> {
    return quote(wish, await readPriceFacts(this.db.manager, wish), now);
  }

  /**
   * Stores a pending booking and its event; a repeat of the same attempt stores nothing and gets the same answer.
   * Throws InvalidInput, UtrInvalid, ServiceUnknown, CouponRefused, DatesTaken and UtrUsed, having stored nothing.
   */
  async request(wish: CreateBookingDto, idempotencyKey?: string, now = new Date()): Promise<RequestAnswer> {
    const attempt = attemptOf(wish, idempotencyKey);
    const utr = wish.upiTransactionId ? readUtr(wish.upiTransactionId) : null;
    const facts = await this.factsFor(wish, attempt);
    if (facts.known) return sameAnswer(facts.known, attempt);

    assertStay(wish, facts.settings, now);
    const price = quote(wish, facts, now);
    if (!isFree(wish, turnaroundOf(facts.settings), facts.busy))
      throw await this.calendar.datesTaken(wish, facts.settings, now);
    return this.store(wish, { price, utr, settings: facts.settings, now }, attempt);
  }

  private factsFor(wish: CreateBookingDto, attempt: RequestAttempt): Promise<RequestFacts> {
    return readRequestFacts(this.db, wish, attempt, stayInterval(wish));
  }

  private store(wish: CreateBookingDto, made: RequestMade, attempt: RequestAttempt): Promise<RequestAnswer> {
    return underNewCode(async (confirmationCode) => {
      const guestTokenHash = this.keys.hashFor(confirmationCode);
      const draft = draftOf({ wish, ...made, confirmationCode, guestTokenHash });
      const answer = answerOf(draft, wish.finalTotal);
      const isNew = await orUtrUsed(() => storeRequest(this.db, draft, answer, attempt));
      if (!isNew) return this.answerOfTheFirst(wish, attempt);
      this.relay.look();
      return { answer, opens: true };
    });
  }

  /** The same attempt has come twice at one moment, and the other one was stored. */
  private async answerOfTheFirst(wish: CreateBookingDto, attempt: RequestAttempt): Promise<RequestAnswer> {
    const { known } = await this.factsFor(wish, attempt);
    if (!known) throw new Error('The answer of an attempt that was stored a moment ago is gone');
    return sameAnswer(known, attempt);
  }
}
