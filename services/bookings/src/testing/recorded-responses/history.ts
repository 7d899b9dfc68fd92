import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { call, callAsAdmin, type ApiResponse, type TestRequest, type Method } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { cookieOf, stayIn } from '../test-bookings.ts';
import type { RandomChoices } from './random-choices.ts';

/** One call of a history with its response. */
export interface RecordedRequest {
  call: string;
  status: number;
  body: unknown;
}

const STEPS = 24;
/** The first day of stays: late enough that no deadline is cut off by a check-in, whatever the time of day. */
const FIRST_DAY = 8;
/** Few days, so that stays compete, and few references, so that some are used twice. */
const DAYS = 6;
const UTRS = ['111122223333', '444455556666', '1212 3434 5656', '777788889999', '12345'];
const NOTES = ['The amount is ₹500 short', '', undefined];

interface RecordedBooking {
  id: number;
  code: string;
  phone: string;
}

/** A random history of bookings: guests and the owner make all kinds of calls in all kinds of states. */
export class History {
  private readonly calls: RecordedRequest[] = [];
  private readonly bookings: RecordedBooking[] = [];
  private readonly blocks: number[] = [];
  private guests = 0;

  constructor(
    private readonly service: TestService,
    private readonly choose: RandomChoices,
  ) {}

  async play(): Promise<RecordedRequest[]> {
    while (this.bookings.length === 0) await this.request();
    for (let step = 1; step < STEPS; step += 1) await this.step();
    await this.readEverything();
    return this.calls;
  }

  private step(): Promise<void> {
    const { choose } = this;
    return choose.of([
      () => this.request(),
      () => this.request(),
      () => this.enterForCaller(),
      () => this.submitPayment(),
      () => this.submitPayment(),
      () => this.owner('POST', `/api/bookings/${this.anyId()}/confirm`),
      () => this.owner('POST', `/api/bookings/${this.anyId()}/confirm`),
      () => this.owner('POST', `/api/bookings/${this.anyId()}/cancel`, { reason: choose.of(['The pump broke', '']) }),
      () => this.owner('POST', `/api/bookings/${this.anyId()}/reminder`),
      () => this.verify(),
      () => this.verify(),
      () => this.recordPayment(),
      () => this.override(),
      () => this.deleteOne(),
      () => this.block(),
      () => this.quote(),
      () => this.readAsGuest(),
      () => this.list(),
    ])();
  }

  private async note(
    method: Method,
    url: string,
    response: Promise<ApiResponse<unknown>>,
  ): Promise<ApiResponse<unknown>> {
    const { status, body } = await response;
    this.calls.push({ call: `${method} ${url}`, status, body });
    return response;
  }

  private guest(method: Method, url: string, options?: TestRequest): Promise<ApiResponse<unknown>> {
    return this.note(method, url, call(this.service, method, url, options));
  }

  private async owner(method: Method, url: string, body?: unknown): Promise<void> {
    await this.note(method, url, callAsAdmin(this.service, method, url, { body }));
  }

  private any(): RecordedBooking {
    return this.choose.of(this.bookings);
  }

  private anyId(): number {
    return this.any().id;
  }

  private stay() {
    const { choose } = this;
    const services = choose.of([[], [], ['1'], ['1', '2'], ['3'], ['2', '2']]);
    return {
      ...stayIn(FIRST_DAY + choose.number(0, DAYS), choose.of([0, 1, 1, 2, 3])),
      guestCount: choose.of([1, 4, 12, 20, 21, 0]),
      checkinTime: choose.of(['10:00', '12:00', '18:00', '09:00']),
      checkoutTime: choose.of([undefined, '', '09:00', '11:00', '12:00']),
      selectedServices: services,
      couponCode: choose.of([undefined, '', 'welcome10', 'EXPIRED', 'NONE']),
    };
  }

  private person() {
    this.guests += 1;
    return {
      fullName: this.choose.of(['Asha Rao', 'Bilal Khan', 'D']),
      contactNumber: `+91 00000 ${String(this.guests).padStart(5, '0')}`,
      email: this.choose.of([undefined, '', 'asha@example.com', 'nobody']),
      specialRequests: this.choose.of([undefined, 'A cot for a baby']),
    };
  }

  /** Requests that are refused are part of the history, too. */
  private async request(): Promise<void> {
    const person = this.person();
    const body = {
      ...person,
      ...this.stay(),
      upiTransactionId: this.choose.of([undefined, undefined, '', ...UTRS]),
      finalTotal: this.choose.of([undefined, 1, 5100]),
    };
    const isValid = this.choose.isLikely(0.8);
    const valid = { fullName: 'Asha Rao', email: 'asha@example.com', guestCount: 12, checkinTime: '12:00' };
    const given = isValid ? { ...body, ...valid, selectedServices: ['1'], couponCode: undefined } : body;
    const { status, body: response } = await this.guest('POST', '/api/bookings', { body: given });
    if (status !== 201) return;
    const code = (response as BookingRequested).confirmationCode;
    const known = { id: await this.idOf(code), code, phone: person.contactNumber };
    if (!this.bookings.some(({ id }) => id === known.id)) this.bookings.push(known);
  }

  private async idOf(code: string): Promise<number> {
    const { body } = await callAsAdmin<BookingView[]>(this.service, 'GET', `/api/admin/bookings?q=${code}`);
    const id = body[0]?.id;
    if (id === undefined) throw new Error(`The owner's list lacks ${code}`);
    return id;
  }

  private async enterForCaller(): Promise<void> {
    const { fullName, contactNumber, email, specialRequests } = this.person();
    const amounts = { basePrice: this.choose.of([1150, 1000, -1]), servicesPrice: this.choose.of([undefined, 700]) };
    const discountAmount = this.choose.of([undefined, 300, 100_000]);
    const given = { ...this.stay(), fullName, contactNumber, email, specialRequests, ...amounts, discountAmount };
    const valid = { fullName: 'Bilal Khan', email: 'bilal@example.com', guestCount: 30, basePrice: 1000 };
    const body = this.choose.isLikely(0.8) ? { ...given, ...valid, selectedServices: [], couponCode: '' } : given;
    const response = await this.note(
      'POST',
      '/api/admin/bookings',
      callAsAdmin(this.service, 'POST', '/api/admin/bookings', { body }),
    );
    if (response.status !== 201) return;
    const { id, confirmationCode: code } = response.body as BookingView;
    this.bookings.push({ id, code, phone: contactNumber });
  }

  private async submitPayment(): Promise<void> {
    const { code } = this.any();
    const headers = this.choose.isLikely(0.9) ? cookieOf(code) : {};
    const body = { upiTransactionId: this.choose.of(UTRS) };
    await this.guest('POST', `/api/bookings/${code}/payment`, { body, headers });
  }

  private verify(): Promise<void> {
    const body = { verified: this.choose.of([true, true, false, 'yes']), notes: this.choose.of(NOTES) };
    return this.owner('POST', `/api/admin/bookings/${this.anyId()}/verify-payment`, body);
  }

  private recordPayment(): Promise<void> {
    const body = {
      method: this.choose.of(['upi', 'cash', 'bank', 'gold']),
      reference: this.choose.of([undefined, ...UTRS]),
      notes: this.choose.of(NOTES),
      verify: this.choose.of([undefined, true, false]),
    };
    return this.owner('POST', `/api/admin/bookings/${this.anyId()}/record-payment`, body);
  }

  private override(): Promise<void> {
    const status = this.choose.of(['pending', 'confirmed', 'cancelled', 'completed', 'lost']);
    const body = { status, reason: this.choose.of([undefined, 'As we agreed on the phone']) };
    return this.owner('PATCH', `/api/admin/bookings/${this.anyId()}/status`, body);
  }

  private async deleteOne(): Promise<void> {
    if (this.choose.isLikely(0.3)) await this.owner('DELETE', `/api/admin/bookings/${this.anyId()}`);
  }

  private async block(): Promise<void> {
    const block = this.blocks.length > 0 && this.choose.isLikely(0.5) ? this.blocks.pop() : undefined;
    if (block !== undefined) return this.owner('DELETE', `/api/admin/calendar/blocks/${block}`);
    const { checkinDate: fromDate } = stayIn(FIRST_DAY + this.choose.number(0, DAYS));
    const url = '/api/admin/calendar/blocks';
    const body = { fromDate, toDate: fromDate, reason: 'The pool is cleaned' };
    const response = await this.note('POST', url, callAsAdmin(this.service, 'POST', url, { body }));
    if (response.status === 201) this.blocks.push((response.body as CalendarBlock).id);
  }

  private async quote(): Promise<void> {
    const { guestCount, selectedServices, couponCode } = this.stay();
    await this.guest('POST', '/api/bookings/quote', { body: { guestCount, selectedServices, couponCode } });
  }

  private async readAsGuest(): Promise<void> {
    const { code, phone } = this.any();
    await this.guest('GET', `/api/bookings/${code}`);
    await this.guest('GET', `/api/bookings/${code}`, { headers: cookieOf(code) });
    const phoneLast4 = this.choose.isLikely(0.8) ? phone.slice(-4) : '0000';
    await this.guest('POST', '/api/bookings/lookup', { body: { confirmationCode: code, phoneLast4 } });
  }

  private list(): Promise<void> {
    const query = this.choose.of([
      '',
      '?status=pending&sort=checkinDate',
      '?paymentStatus=paid,pending_verification',
      '?paymentStatus=verified&sort=-finalTotal',
      '?q=111122223333',
      '?q=asha&page=2&pageSize=2',
      '?status=lost',
    ]);
    return this.owner('GET', `/api/admin/bookings${query}`);
  }

  private async readEverything(): Promise<void> {
    for (const { code } of this.bookings) {
      await this.guest('GET', `/api/bookings/${code}`, { headers: cookieOf(code) });
    }
    const { checkinDate: from, checkoutDate: to } = stayIn(FIRST_DAY, DAYS + 4);
    await this.guest('GET', `/api/availability?from=${from}&to=${to}`);
    await this.owner('GET', '/api/admin/bookings');
    await this.owner('GET', '/api/admin/bookings/counts');
    await this.owner('GET', `/api/admin/calendar?from=${from}&to=${to}`);
  }
}
