import type { PriceLines } from '@farmhouse/contracts/bookings/price';
import {
  istDate,
  stayInterval,
  stayProblem,
  withTurnaround,
  type StayDates,
  type StayInterval,
} from '@farmhouse/contracts/bookings/stay';
import { stayLimitsOf, type SettingValues } from '@farmhouse/contracts/content/setting';
import { DomainError, InvalidInput, Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Relay } from '@farmhouse/platform/events/relay';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { turnaroundOf } from '../booking/booking.rules.ts';
import { underNewCode } from '../booking/confirmation-code.ts';
import { Calendar } from '../calendar/calendar.service.ts';
import { GuestKeys } from '../guest/guest-keys.ts';
import { orUtrUsed, readUtr } from '../payment/utr.ts';
import { CurrentPrices } from '../pricing/current-prices.ts';
import type { PriceFacts } from '../pricing/price-facts.ts';
import { quote, type QuoteInput } from '../pricing/quote.rules.ts';
import { attemptOf, sameAnswer, type RequestAnswer, type RequestAttempt } from './request.attempt.ts';
import type { CreateBookingDto } from './request.dto.ts';
import { answerOf, draftOf, type RequestMade } from './request.draft.ts';
import { readRequestFacts } from './request.facts.ts';
import { RequestRows } from './request.rows.ts';

/** How often somebody else may come between a look at the facts and the storing. */
const TRIES = 10;

/** Throws InvalidInput, naming the field, when a stay cannot lie like this. Source: decisions D-08. */
export function assertStay(stay: StayDates, settings: SettingValues, now: Date): void {
  const problem = stayProblem(stay, istDate(now), stayLimitsOf(settings));
  if (problem) throw new InvalidInput([problem]);
}

/** The time in which nobody else may have the house. */
function neededFor(stay: StayDates, settings: SettingValues): StayInterval {
  return withTurnaround(stayInterval(stay), turnaroundOf(settings));
}

interface Asked {
  wish: CreateBookingDto;
  utr: string | null;
  attempt: RequestAttempt;
  now: Date;
}

/** Throws InvalidInput, ServiceUnknown and CouponRefused. */
function judge({ wish, utr, now }: Asked, facts: PriceFacts): RequestMade {
  assertStay(wish, facts.settings, now);
  return { price: quote(wish, facts, now), utr, settings: facts.settings, now };
}

/** Guests' requests, and what a stay would cost. */
@Injectable()
export class Requests {
  constructor(
    private readonly db: DataSource,
    private readonly rows: RequestRows,
    private readonly prices: CurrentPrices,
    private readonly calendar: Calendar,
    private readonly keys: GuestKeys,
    private readonly relay: Relay,
  ) {}

  /** The price as it would be stored now. Throws ServiceUnknown and CouponRefused. */
  async quote(wish: QuoteInput, now = new Date()): Promise<PriceLines> {
    return quote(wish, await this.prices.now(), now);
  }

  /**
   * Stores a pending booking and its event; a repeat of the same attempt stores nothing and gets the same answer.
   * Throws InvalidInput, UtrInvalid, ServiceUnknown, CouponRefused, DatesTaken and UtrUsed, having stored nothing.
   */
  async request(wish: CreateBookingDto, idempotencyKey?: string, now = new Date()): Promise<RequestAnswer> {
    const attempt = attemptOf(wish, idempotencyKey);
    const utr = wish.upiTransactionId ? readUtr(wish.upiTransactionId) : null;
    const asked = { wish, utr, attempt, now };
    return (await this.tryAtOnce(asked)) ?? this.lookFirst(asked);
  }

  /** Most requests are new ones for free dates at prices that stand: they take one round trip. */
  private async tryAtOnce(asked: Asked): Promise<RequestAnswer | undefined> {
    const { lastKnown } = this.prices;
    if (!lastKnown) return undefined;
    try {
      return await this.store(asked, judge(asked, lastKnown), lastKnown.version);
    } catch (error) {
      // nobody is refused by facts that may have changed
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  private async lookFirst(asked: Asked): Promise<RequestAnswer> {
    const { wish, attempt, now } = asked;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const facts = await this.prices.now();
      const { known, free } = await readRequestFacts(this.db, attempt, neededFor(wish, facts.settings));
      if (known) return sameAnswer(known, attempt);
      const made = judge(asked, facts);
      if (!free) throw await this.calendar.datesTaken(wish, facts.settings, now);
      const answer = await this.store(asked, made, facts.version);
      if (answer) return answer;
    }
    throw new Unavailable();
  }

  /** Undefined, with nothing stored, when prices or dates have changed or the same attempt came at one moment. */
  private store({ wish, attempt }: Asked, made: RequestMade, priceVersion: string): Promise<RequestAnswer | undefined> {
    return underNewCode(async (confirmationCode) => {
      const draft = draftOf(wish, { ...made, confirmationCode, guestTokenHash: this.keys.hashFor(confirmationCode) });
      const answer = answerOf(draft, wish.finalTotal);
      const standing = { priceVersion, needed: neededFor(wish, made.settings) };
      const isStored = await orUtrUsed(() => this.rows.store(draft, answer, attempt, standing));
      if (!isStored) return undefined;
      this.relay.poll();
      return { answer, opens: true };
    });
  }
}
