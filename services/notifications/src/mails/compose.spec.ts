import type { FeedEventView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import type { RefundPromise } from '@farmhouse/contracts/bookings/payment/refund';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { guestToken } from '@farmhouse/platform/auth/guest-token';
import { describe, expect, it } from '@jest/globals';
import {
  exampleBooking,
  exampleChangeRequest,
  exampleFeedEvent,
  exampleNow,
  exampleSettings,
  exampleSite,
} from '../testing/example-mails.ts';
import { composeMail, type ComposedMail } from './compose.ts';
import type { Mail } from './mail.ts';
import type {
  BalanceDuePayload,
  BookingCancelledPayload,
  CalendarClashPayload,
  ChangeRequestPayload,
  PaymentDecidedPayload,
  ReceiptPayload,
  RefundPaidPayload,
  StayChangedPayload,
} from './mail-payloads.ts';
import { MailRegistry } from './mail-registry.ts';
import { MAILS } from './mails.ts';

const REGISTRY = new MailRegistry(MAILS);
const KINDS = REGISTRY.kindsWhere(({ about }) => about.type === 'booking');

interface ComposeInput {
  booking?: Partial<BookingSnapshot>;
  note?: string | null;
  nearestFree?: FreeDates[];
  datesTaken?: boolean;
  by?: 'guest' | 'system';
  refund?: RefundPromise;
  kind?: ReceiptPayload['kind'];
  dueOn?: string;
  event?: Partial<FeedEventView>;
  settings?: ReturnType<typeof exampleSettings>;
}

function compose(kind: string, given: ComposeInput = {}) {
  const { booking, note = null, settings = exampleSettings(), event: _event, ...more } = given;
  const mail: Mail<
    BookingCancelledPayload &
      PaymentDecidedPayload &
      StayChangedPayload &
      ChangeRequestPayload &
      CalendarClashPayload &
      BalanceDuePayload &
      RefundPaidPayload &
      ReceiptPayload
  > = REGISTRY.get(kind);
  const before = exampleBooking({ guestCount: 6, finalTotal: 8700 });
  const request = exampleChangeRequest({ note });
  const refund = { amount: 500, method: 'upi', reference: null } as const;
  const receipt = { number: 'R/2026-27/0007', kind: 'payment' } as const;
  const event = exampleFeedEvent(given.event);
  const payload = {
    booking: exampleBooking(booking),
    before,
    request,
    note,
    event,
    dueOn: '2026-12-02',
    ...refund,
    ...receipt,
  };
  return composeMail(mail, { ...payload, ...more }, settings, exampleSite, exampleNow);
}

const filesOf = ({ attachments }: ComposedMail) => attachments.map(({ filename }) => filename);
const HOUSE = 'house.jpg';
const QR = 'pay-FH-7K3M9QXZ.png';
const CALENDAR = 'stay-FH-7K3M9QXZ.ics';
const PAID = { paymentStatus: 'verified', upiTransactionId: '412345678901' } as const;
const CHECKED = { paymentStatus: 'pending_verification', upiTransactionId: '412345678901' } as const;
const DEADLINE = '2026-11-22T12:30:00.000Z';
const NOTHING_STORED: ReturnType<typeof exampleSettings> = new Map();

describe.each(KINDS)('mail %s', (kind) => {
  it('has a text and an HTML part, and names the booking in its subject line', async () => {
    const mail = await compose(kind);

    expect(mail.subject).toContain('FH-7K3M9QXZ');
    expect(mail.html).toMatch(/^<!DOCTYPE html/);
    expect(mail.text).toContain('FH-7K3M9QXZ');
  });

  it.each([
    [
      'with everything absent',
      { email: null, services: [], couponCode: null, specialRequests: null, discountAmount: 0 },
    ],
    ['with a reference being checked', CHECKED],
    ['paid and confirmed', { ...PAID, status: 'confirmed' as const }],
    ['for nothing', { finalTotal: 0, guestsPrice: 0, servicesPrice: 0, services: [], maintenanceFee: 0 }],
  ])('never shows undefined, null or NaN: %s', async (_case, booking) => {
    for (const settings of [exampleSettings(), NOTHING_STORED]) {
      const { subject, html, text } = await compose(kind, { booking, settings });

      expect(`${String(subject)} ${String(html)} ${String(text)}`).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it('escapes text that a guest typed', async () => {
    const typed = '<script>alert(1)</script><img src="x" onerror="y">';
    const mail = await compose(kind, {
      booking: { fullName: typed, specialRequests: typed, contactNumber: '+919848012345' },
      note: typed,
    });

    expect(mail.html).not.toMatch(/<script|<img src="x"/);
  });

  it('does not turn an address that a guest typed into a link, and shortens it', async () => {
    const typed = 'https://evil.example/claim?money=1 www.evil.example/2';
    const mail = await compose(kind, { booking: { fullName: typed, specialRequests: typed } });

    expect(`${String(mail.subject)} ${String(mail.html)} ${String(mail.text)}`).not.toMatch(/evil\.example|claim/);
  });

  it('removes line breaks that a guest typed from the headers', async () => {
    const fullName = 'Asha\r\nBcc: all@example.com\u2028\u0000';
    const mail = await compose(kind, { booking: { fullName, email: 'a@b.example\r\nBcc: all@example.com' } });

    expect(JSON.stringify([mail.subject, mail.replyTo, filesOf(mail)])).not.toMatch(/\\r|\\n|\\u0000|\u2028/);
  });

  it('loads nothing from a remote host', async () => {
    const { html } = await compose(kind, { booking: { status: 'confirmed' } });

    for (const source of String(html).match(/(?:src|<link[^>]*href)="[^"]*"/g) ?? []) {
      expect(source).toMatch(/^src="cid:(house|upi-qr)"$/);
    }
  });
});

it('the owner’s mail about a guest without a phone number has neither a number nor a WhatsApp link', async () => {
  const { html } = await compose('payment-received-owner', { booking: { ...CHECKED, contactNumber: '' } });

  expect(html).toContain('Asha Rao');
  expect(html).not.toMatch(/wa\.me|tel:|Phone/);
});

describe('mail attachments', () => {
  it.each<[string, string, ComposeInput, string[]]>([
    ['payment-instructions', 'unpaid', {}, [QR]],
    ['payment-instructions', 'without a UPI id', { settings: exampleSettings({ upi_id: '' }) }, []],
    ['payment-failed', 'of a cancelled booking', { booking: { paymentStatus: 'failed', status: 'cancelled' } }, []],
    ['payment-failed', 'of taken dates', { booking: { paymentStatus: 'failed' }, datesTaken: true }, []],
    ['payment-failed', 'not found', { booking: { ...CHECKED, paymentStatus: 'failed' } }, [QR]],
    ['booking-confirmed', 'unpaid', { booking: { status: 'confirmed' } }, [HOUSE, QR, CALENDAR]],
    ['booking-confirmed', 'being checked', { booking: { status: 'confirmed', ...CHECKED } }, [HOUSE, CALENDAR]],
    ['booking-confirmed', 'paid', { booking: { status: 'confirmed', ...PAID } }, [HOUSE, CALENDAR]],
    ['stay-changed', 'pending', {}, []],
    ['stay-changed', 'confirmed and paid', { booking: { status: 'confirmed', ...PAID } }, [CALENDAR]],
    ['stay-changed', 'confirmed and unpaid', { booking: { status: 'confirmed' } }, [QR, CALENDAR]],
    ['payment-verified', 'confirmed', { booking: { status: 'confirmed', ...PAID } }, [CALENDAR]],
    ['payment-verified', 'its dates taken', { booking: { status: 'pending', ...PAID } }, []],
    ['request-received', 'unpaid', {}, [HOUSE]],
    ['checkin-reminder', 'unpaid', { booking: { status: 'confirmed' } }, [HOUSE]],
    ['booking-cancelled', 'cancelled', { booking: { status: 'cancelled' } }, []],
    ['request-received', 'without a chosen picture', { settings: exampleSettings({ mail_picture: '' }) }, []],
    ['request-received', 'of a house without picture', { settings: exampleSettings({ mail_picture: 'none' }) }, []],
  ])('%s, %s, has the right attachments', async (kind, _case, given, files) => {
    const mail = await compose(kind, given);

    expect(filesOf(mail)).toEqual(files);
    expect(String(mail.html).includes('src="cid:upi-qr"')).toBe(files.includes(QR));
    expect(String(mail.html).includes('src="cid:house"')).toBe(files.includes(HOUSE));
  });

  it('the picture is described by the name of the house alone', async () => {
    const { html } = await compose('request-received');

    expect(/<img[^>]*cid:house[^>]*>/.exec(String(html))?.[0]).toContain('alt="Mango Grove Farmhouse"');
    expect(html).not.toMatch(/pool|dusk/);
  });

  it('the calendar file gives the stay in UTC, without the guest token', async () => {
    const mail = await compose('booking-confirmed', { booking: { status: 'confirmed' } });

    const file = mail.attachments.at(-1);
    expect(String(file?.content).split('\r\n')).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:FH-7K3M9QXZ',
        'DTSTART:20261205T083000Z',
        'DTEND:20261206T053000Z',
        'LOCATION:Survey 112\\, Keesara\\, Telangana 501301',
      ]),
    );
    expect(String(file?.content)).not.toContain('token');
  });
});

describe('mail text', () => {
  const LINK = 'https://farm.example/payment?booking=FH-7K3M9QXZ#token=';

  it.each<[string, ComposeInput, string[]]>([
    [
      'calendar-clash-owner',
      { booking: { status: 'confirmed' }, event: { summary: 'Reserved: see https://evil.example/prize' } },
      [
        'Airbnb has dates of a confirmed stay',
        'Fri, 4 Dec 2026 to Sun, 6 Dec 2026',
        'Reserved: see',
        'Asha Rao',
        '+91 98480 12345',
        'Is it the same stay?',
        'https://farm.example/admin/dashboard/calendar',
      ],
    ],
    ['request-received', {}, ['What happens next', '₹11,000', LINK, 'Barbecue evening', '−₹1,000']],
    ['request-received', {}, ['You can pay now or after we have confirmed your dates. Pay ₹11,000 by UPI']],
    [
      'request-received',
      {},
      ['within 24 hours', '8 guests, whole stay', 'https://maps.example/directions', '+91 90000 11111'],
    ],
    ['request-received', {}, ['Barbecue evening, Bonfire with music']],
    ['request-received', { booking: CHECKED }, ['We look for your payment with the reference 412345678901']],
    [
      'request-received-owner',
      {},
      [
        'https://wa.me/919848012345?text=',
        'https://farm.example/admin/dashboard/confirmations?request=41',
        'high chair',
      ],
    ],
    [
      'payment-instructions',
      { booking: { source: 'owner', paymentDeadline: DEADLINE } },
      ['mangogrove@examplebank', '₹11,000', LINK, 'Please pay by Sun, 22 Nov 2026, 6:00 pm'],
    ],
    [
      'payment-instructions',
      { settings: exampleSettings({ upi_id: '' }) },
      ['Our team will share the payment details with you.'],
    ],
    ['payment-received', { booking: CHECKED }, ['412345678901']],
    ['payment-received-owner', { booking: CHECKED }, ['412345678901', '/admin/dashboard/payments?review=41']],
    ['payment-verified', { booking: { ...PAID, status: 'confirmed' } }, ['Your stay is confirmed']],
    ['payment-verified', { booking: { ...PAID, status: 'cancelled' } }, ['Your booking has been cancelled, though.']],
    ['payment-verified', { booking: { paymentStatus: 'verified', paymentMethod: 'cash' } }, ['Paid by', 'Cash']],
    [
      'payment-verified',
      { booking: { status: 'confirmed', paymentStatus: 'pending', finalTotal: 5100, due: 3100 } },
      ['Paid', '₹2,000', '₹2,000 of ₹5,100 has arrived; ₹3,100 is still to be paid.', 'Pay exactly ₹3,100'],
    ],
    [
      'payment-verified',
      { booking: { ...PAID, status: 'confirmed', due: 0, overpaid: 900 } },
      ['You have paid ₹900 more than the total.'],
    ],
    ['payment-verified', { booking: PAID, note: 'See you soon' }, ['From our team', 'See you soon']],
    ['refund-paid', { note: 'As agreed' }, ['From our team', 'As agreed']],
    ['payment-verified', { booking: PAID }, ['Our team will call you on +91 98480 12345 to find dates']],
    ['payment-verified', { booking: { ...PAID, contactNumber: '' } }, ['Our team will write to you to find dates']],
    [
      'payment-failed',
      { booking: { paymentStatus: 'failed' }, note: 'No transfer of that amount' },
      ['No transfer of that amount', LINK],
    ],
    [
      'payment-failed',
      { booking: { paymentStatus: 'failed', paymentMethod: 'cash', upiTransactionId: null } },
      ['we had noted a payment of yours and could not find it', 'See your payment', LINK],
    ],
    [
      'payment-failed',
      { booking: { ...PAID, status: 'confirmed', due: 3500, dueLater: 3500, dueOn: '2026-11-28' } },
      ['send it once more', LINK],
    ],
    ['booking-confirmed', { booking: { status: 'confirmed' } }, ['Still to pay', 'mangogrove@examplebank']],
    [
      'payment-failed',
      { booking: { paymentStatus: 'failed' }, datesTaken: true },
      ['Your dates are no longer free, so please do not pay now.', LINK],
    ],
    [
      'booking-cancelled',
      { nearestFree: [{ checkinDate: '2026-12-07', checkoutDate: '2026-12-08' }] },
      ['Mon, 7 Dec 2026 to Tue, 8 Dec 2026', 'https://farm.example/booking?checkin=2026-12-07&checkout=2026-12-08'],
    ],
    [
      'booking-confirmed',
      { booking: { status: 'confirmed' } },
      ['What to bring', 'A photo ID of every adult, such as Aadhaar', 'https://maps.example/directions'],
    ],
    ['booking-cancelled', { note: 'The pump is broken\nSorry' }, ['The pump is broken\nSorry']],
    [
      'checkin-reminder',
      { booking: { status: 'confirmed' } },
      ['Sat, 5 Dec 2026, 2:00 pm', 'Keesara', 'https://maps.example/directions', '+91 90000 22222', LINK, '₹11,000'],
    ],
    [
      'checkin-reminder',
      { booking: { status: 'confirmed', paymentDeadline: DEADLINE } },
      ['Please pay by Sun, 22 Nov 2026, 6:00 pm'],
    ],
    [
      'checkin-reminder',
      { booking: { status: 'confirmed', paymentDeadline: '2026-11-21T12:29:00.000Z' } },
      ['The time to pay ended on Sat, 21 Nov 2026, 5:59 pm. Please call us before you pay.'],
    ],
  ])('%s of %j says %j', async (kind, given, phrases) => {
    const { text } = await compose(kind, given);

    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it.each(KINDS)('%s has no place for notes of the owner where there are none', async (kind) => {
    expect((await compose(kind, { booking: PAID, note: null })).text).not.toContain('From our team');
  });

  it.each(KINDS)('%s shows no deadline while the booking has none', async (kind) => {
    const { text } = await compose(kind, { booking: { status: 'confirmed', paymentDeadline: null } });

    expect(text).not.toMatch(/pay by \w+,|1970/i);
  });

  it('booking-confirmed shows the deadline that the confirmation has set', async () => {
    const { text } = await compose('booking-confirmed', {
      booking: { status: 'confirmed', paymentDeadline: DEADLINE },
    });

    expect(text).toContain('Please pay by Sun, 22 Nov 2026, 6:00 pm');
  });

  it('payment-instructions shows no deadline that has passed', async () => {
    const { text } = await compose('payment-instructions', {
      booking: { paymentDeadline: '2026-11-21T12:29:00.000Z' },
    });

    expect(text).not.toContain('Please pay by');
  });

  it('request-received does not reveal the phone number for staying guests', async () => {
    expect((await compose('request-received')).text).not.toContain('+91 90000 22222');
  });

  it('booking-confirmed does not ask for money when the total is zero', async () => {
    const { text } = await compose('booking-confirmed', { booking: { finalTotal: 0, status: 'confirmed' } });

    expect(text).not.toContain('Still to pay');
  });

  it.each<[string, ComposeInput]>([
    ['booking-confirmed', { booking: { status: 'confirmed' } }],
    ['checkin-reminder', { booking: { status: 'confirmed' } }],
    ['payment-verified', { booking: { status: 'confirmed', ...PAID } }],
  ])('%s lists what the owner asks guests to bring, and without a list the built-in one', async (kind, given) => {
    const settings = exampleSettings({ what_to_bring: 'Firewood <b>dry</b>\r\n\n  A torch ' });

    const [own, builtIn] = await Promise.all([compose(kind, { ...given, settings }), compose(kind, given)]);

    expect(own.text).toMatch(/WHAT TO BRING\n[^]*\* Firewood <b>dry<\/b>\n[^]*\* A torch\n/i);
    expect(own.text).not.toContain('Swimwear');
    expect(builtIn.text).toContain('Swimwear and a change of clothes');
  });

  it('Reply-To of a mail to the guest is the owner, of a mail to the owner the guest', async () => {
    const [guest, owner] = await Promise.all([compose('request-received'), compose('request-received-owner')]);

    expect(guest.replyTo).toEqual({ name: '', address: 'hello@mangogrove.example' });
    expect(owner.replyTo).toEqual({ name: '', address: 'asha@example.com' });
  });
});

describe('the mail about a request with an advance', () => {
  const PLANNED = { finalTotal: 3950, due: 3950, dueLater: 2765, dueOn: '2026-11-28' };
  const BALANCE = 'The balance of ₹2,765 is due by Sat, 28 Nov 2026. You may also pay everything now.';
  const textOf = async (given: ComposeInput) =>
    String((await compose('request-received', given)).text).replace(/\s+/g, ' ');

  it.each<[string, ComposeInput, string]>([
    ['by UPI', {}, 'Pay ₹1,185 by UPI, then send us the 12-digit reference number (UTR).'],
    ['without a UPI id', { settings: exampleSettings({ upi_id: '' }) }, 'It is ₹1,185; our team will share'],
  ])('asks for the advance and says when the balance is due: %s', async (_case, given, words) => {
    const text = await textOf({ booking: PLANNED, ...given });

    expect(text).toContain(words);
    expect(text).toContain(BALANCE);
    expect(text).not.toMatch(/(Pay|It is) ₹3,950/);
  });

  it('is followed by a reminder with the same amounts', async () => {
    const { text } = await compose('checkin-reminder', { booking: { ...PLANNED, status: 'confirmed' } });

    expect(String(text).replace(/\s+/g, ' ')).toMatch(/Still to pay: ₹1,185 The balance of ₹2,765 is due/i);
  });

  it('asks for what was not sent yet when the balance is due while the advance is being checked', async () => {
    const booking = { status: 'confirmed', finalTotal: 5100, due: 5100, waiting: 2550, ...CHECKED } as const;

    const { subject, text } = await compose('balance-due', { booking });

    expect(subject).toContain('₹2,550 due on');
    const words = String(text).replace(/\s+/g, ' ');
    expect(words).toContain('₹2,550 of ₹5,100 for Mango Grove Farmhouse is being checked. ₹2,550 is still to be paid.');
    expect(words).toMatch(/Pay exactly ₹2,550/i);
  });

  it.each<[string, ComposeInput, string]>([
    [
      'with nothing received',
      { booking: { due: 5100 } },
      'not received a payment for Mango Grove Farmhouse yet. ₹5,100',
    ],
    ['with the advance received', { booking: { due: 2550 } }, '₹2,550 of ₹5,100 for Mango Grove Farmhouse has arrived'],
    [
      'with a part received and one being checked',
      { booking: { due: 3550, waiting: 1000, ...CHECKED } },
      '₹1,550 of ₹5,100 for Mango Grove Farmhouse has arrived, thank you; ₹1,000 is being checked. ₹2,550 is still',
    ],
  ])('is followed by a call for the balance that says what has arrived: %s', async (_case, { booking }, words) => {
    const { text } = await compose('balance-due', { booking: { status: 'confirmed', finalTotal: 5100, ...booking } });

    expect(String(text).replace(/\s+/g, ' ')).toContain(words);
  });

  it.each([
    ['before check-in', '2026-11-28', 'Please pay by Sat, 28 Nov 2026.'],
    ['on arrival', '2026-12-05', 'Please pay at the latest on your arrival.'],
  ])(
    'is followed by a call for the balance that ignores the ended time of the advance: due %s',
    async (_case, dueOn, when) => {
      const booking = { status: 'confirmed', finalTotal: 5100, due: 2550, dueLater: 2550 } as const;
      const { text } = await compose('balance-due', {
        booking: { ...booking, ...PAID, dueOn, paymentDeadline: '2026-11-10T12:30:00.000Z' },
        dueOn,
      });

      expect(text).toContain(when);
      expect(text).not.toMatch(/time to pay ended|call us before/);
    },
  );

  it('is followed by a call for the balance that says that its day is over, after a pause', async () => {
    const booking = { status: 'confirmed', finalTotal: 5100, due: 2550, paymentDeadline: DEADLINE } as const;

    const { subject, text } = await compose('balance-due', { booking, dueOn: '2026-11-19' });

    expect(subject).toBe('₹2,550 was due on Thu, 19 Nov 2026: FH-7K3M9QXZ');
    expect(String(text).replace(/\s+/g, ' ')).toMatch(/the balance of your stay was due on Thu, 19 Nov 2026/i);
    expect(text).toContain('Please pay by Sun, 22 Nov 2026, 6:00 pm.');
  });

  it('is followed by a call for the balance that names its hour on the due day', async () => {
    const booking = { status: 'confirmed', finalTotal: 5100, due: 2550, paymentDeadline: DEADLINE } as const;

    const { text } = await compose('balance-due', { booking, dueOn: '2026-11-22' });

    expect(text).toContain('Please pay by Sun, 22 Nov 2026, 6:00 pm.');
  });

  it('names no balance when everything is due at once', async () => {
    expect(await textOf({ booking: { finalTotal: 3950, due: 3950, dueLater: 0, dueOn: null } })).not.toMatch(
      /balance|advance/,
    );
  });
});

describe.each<[string, Partial<BookingSnapshot>]>([
  ['payment-received', { ...CHECKED, paymentAmount: 3300 }],
  ['payment-failed', { paymentStatus: 'failed', upiTransactionId: '412345678901' }],
  ['payment-verified', { ...PAID, due: 7700, dueLater: 7700, dueOn: '2026-11-28' }],
  ['payment-verified', { paymentStatus: 'pending', due: 9000 }],
])('mail %s about a request whose dates are taken, %j', (kind, booking) => {
  const nearestFree = [{ checkinDate: '2026-12-07', checkoutDate: '2026-12-08' }];
  const taken = async (given: ComposeInput = { nearestFree }) => {
    const mail = await compose(kind, { booking, datesTaken: true, ...given });
    return { ...mail, words: String(mail.text).replace(/\s+/g, ' ') };
  };

  it('offers the nearest free dates', async () => {
    const { words } = await taken();

    expect(words).toContain('Mon, 7 Dec 2026 to Tue, 8 Dec 2026');
    expect(words).toContain('https://farm.example/booking?checkin=2026-12-07&checkout=2026-12-08');
  });

  it('asks for no money', async () => {
    const mail = await taken();

    expect(mail.words).not.toMatch(/Still to pay|Pay exactly|Not paid yet|The balance of|is due/i);
    expect(filesOf(mail)).not.toContain(QR);
  });

  it('says that the dates are taken also when no others can be offered', async () => {
    expect((await taken({})).words).toMatch(/no longer free|have been taken/);
  });
});

it('the mail about refused cash for taken dates asks for a call, and for no reference', async () => {
  const booking = { paymentStatus: 'failed', paymentMethod: 'cash', upiTransactionId: null } as const;
  const { text } = await compose('payment-failed', { booking, datesTaken: true });
  const words = String(text).replace(/\s+/g, ' ');

  expect(words).toContain('If you have paid, please do not pay again: call us, and we will sort it out together.');
  expect(words).toContain('Your dates are no longer free, so please do not pay now.');
  expect(words).not.toMatch(/reference/i);
});

it('the mail about a reference for taken dates says that the money is looked for and returned', async () => {
  const { text } = await compose('payment-received', { booking: CHECKED, datesTaken: true });
  const words = String(text).replace(/\s+/g, ' ');

  expect(words).toContain('Your dates have been taken in the meantime');
  expect(words).toContain('We look for your transfer in our account and return the money to you.');
  expect(words).not.toContain('nothing more for you to do');
});

describe('mails of a cancelled booking', () => {
  const cancelled = { status: 'cancelled' as const };
  const textOf = async (kind: string, given: ComposeInput) =>
    String((await compose(kind, { booking: cancelled, ...given })).text);
  const refund = { amount: 2550, refundTo: 'asha@okbank', dueOn: '2026-12-01' };

  it.each([
    [{ refund }, 'We send you ₹2,550 back by Tue, 1 Dec 2026, to asha@okbank.'],
    [{ refund: { ...refund, refundTo: null } }, 'We send you ₹2,550 back by Tue, 1 Dec 2026.'],
    [{ refund: { ...refund, amount: 0 } }, 'Nothing is paid back for this booking.'],
    [{ by: 'guest' as const, refund: { ...refund, amount: 0 } }, 'By the terms of the booking nothing is paid back.'],
    [{ booking: { ...cancelled, ...CHECKED } }, 'Our team will contact you about the payment you made.'],
    [{ by: 'guest' as const }, 'you have cancelled your booking at'],
    [{ by: 'system' as const }, 'we could not confirm in time the dates that you asked for at'],
    [{}, 'your booking has been cancelled at'],
  ])('with %j the guest reads %j', async (given, words) => {
    expect((await textOf('booking-cancelled', given)).replace(/\s+/g, ' ')).toContain(words);
  });

  it('tells the owner what is to be paid back, where to and by when', async () => {
    const text = await textOf('booking-cancelled-owner', { by: 'guest', refund });

    expect(text.replace(/\s+/g, ' ')).toContain('Please pay ₹2,550 back to asha@okbank by Tue, 1 Dec 2026.');
    expect(text).toMatch(/payments\?show=refunds&open=41/);
  });

  it.each<[string, FreeDates[] | undefined, boolean]>([
    ['its dates were its own', undefined, true],
    ['its dates had been taken', [{ checkinDate: '2026-12-12', checkoutDate: '2026-12-13' }], false],
    ['its dates had been taken, and no others are free', [], false],
  ])('tells the owner that the dates are free again only if so: %s', async (_case, nearestFree, areFree) => {
    const text = await textOf('booking-cancelled-owner', { by: 'guest', nearestFree });

    expect(text.includes('The dates are free again.')).toBe(areFree);
  });
});

describe('mail stay-changed', () => {
  it('shows both stays and their totals, and why', async () => {
    const { text } = await compose('stay-changed', { note: 'Two more friends' });

    expect(text).toMatch(/6 guests[\s\S]*8 guests/);
    expect(text).toMatch(/₹8,700[\s\S]*₹11,000/);
    expect(text).toContain('Two more friends');
  });

  it('asks only for what is still due', async () => {
    const { text } = await compose('stay-changed', { booking: { status: 'confirmed', due: 2300 } });

    expect(text).toContain('Pay exactly ₹2,300');
  });

  it('says what was paid beyond the new total', async () => {
    const { text } = await compose('stay-changed', {
      booking: { status: 'confirmed', ...PAID, due: 0, overpaid: 1150 },
    });

    expect(text).toContain('You have paid ₹1,150 more than the total');
  });

  it('has a calendar file that replaces the one before', async () => {
    const { attachments } = await compose('stay-changed', {
      booking: { status: 'confirmed', ...PAID, stayChanges: 2 },
    });

    expect(String(attachments[0]?.content)).toMatch(
      /UID:FH-7K3M9QXZ\r\n[\s\S]*SEQUENCE:2\r\n|SEQUENCE:2\r\n[\s\S]*UID:FH-7K3M9QXZ/,
    );
  });
});

describe('the first line of a mail about a stay ahead', () => {
  const PLAN = { dueLater: 3500, dueOn: '2026-11-28' };

  it.each([
    ['request-received', {}, 'Total ₹5,000 · Paid ₹0 · Still to pay ₹5,000'],
    [
      'payment-received',
      { ...CHECKED, paymentAmount: 5000 },
      'Total ₹5,000 · Paid ₹5,000 (being checked) · Still to pay ₹0',
    ],
    [
      'payment-received',
      { ...CHECKED, paymentAmount: 3000, waiting: 5000 },
      'Total ₹5,000 · Paid ₹5,000 (being checked) · Still to pay ₹0',
    ],
    [
      'payment-failed',
      { paymentStatus: 'paid' as const, paymentAmount: 3000, waiting: 2000 },
      'Total ₹5,000 · Paid ₹2,000 (being checked) · Still to pay ₹3,000',
    ],
    [
      'payment-verified',
      { ...PAID, status: 'confirmed' as const, due: 3000 },
      'Total ₹5,000 · Paid ₹2,000 · Still to pay ₹3,000',
    ],
    [
      'stay-changed',
      PLAN,
      'Total ₹5,000 · Paid ₹0 · Still to pay ₹5,000 (advance ₹1,500, balance ₹3,500 due by Sat, 28 Nov 2026)',
    ],
    [
      'payment-received',
      { ...PLAN, ...CHECKED, paymentAmount: 1500 },
      'Paid ₹1,500 (being checked) · Still to pay ₹3,500 (the balance, due by Sat, 28 Nov 2026)',
    ],
    [
      'checkin-reminder',
      { ...PAID, status: 'confirmed' as const, due: 3500, dueLater: 3500, dueOn: '2026-12-05' },
      'Total ₹5,000 · Paid ₹1,500 · Still to pay ₹3,500 (the balance, due on arrival)',
    ],
  ])('%s names what the stay costs, what is paid and what is not', async (kind, booking, line) => {
    const { text } = await compose(kind, { booking: { finalTotal: 5000, due: 5000, ...booking } });

    expect(text).toContain(line);
  });

  it('is left out of a mail about a cancelled stay', async () => {
    const { text } = await compose('payment-verified', { booking: { ...PAID, status: 'cancelled' } });

    expect(text).not.toContain('Still to pay');
  });
});

it('links open the booking with the version of its token that its snapshot has', async () => {
  const tokenIn = async (booking: ComposeInput['booking']) =>
    /payment\?booking=FH-7K3M9QXZ#token=(\w+)/.exec(String((await compose('request-received', { booking })).text))?.[1];

  expect(await tokenIn({})).toBe(guestToken(exampleSite.GUEST_TOKEN_SECRET, 'FH-7K3M9QXZ'));
  expect(await tokenIn({ guestTokenVersion: 2 })).toBe(guestToken(exampleSite.GUEST_TOKEN_SECRET, 'FH-7K3M9QXZ', 2));
});

it.each([
  ['payment', 'here is the receipt of Mango Grove Farmhouse for your payment of ₹500.'],
  ['refund', 'here is the receipt of Mango Grove Farmhouse for the refund of ₹500.'],
] as const)('the mail with the receipt of a %s names what it is for and links to it', async (kind, words) => {
  const { subject, text } = await compose('receipt', { kind });

  expect(subject).toBe('Receipt R/2026-27/0007: FH-7K3M9QXZ');
  expect(String(text).replace(/\s+/g, ' ')).toContain(words);
  expect(text).toMatch(/\/receipt\?booking=FH-7K3M9QXZ&number=R%2F2026-27%2F0007#token=/);
});

it('the check-in reminder of a stay that has begun does not speak of it as something to come', async () => {
  const { subject, text, html } = await compose('checkin-reminder', {
    booking: { status: 'confirmed', checkinDate: '2026-11-20', checkoutDate: '2026-11-22' },
  });

  expect(subject).toBe('Your stay began on Fri, 20 Nov 2026: FH-7K3M9QXZ');
  expect(String(text).replace(/\s+/g, ' ')).toContain('here is everything for your stay at Mango Grove Farmhouse.');
  expect(`${String(text)} ${html}`).not.toMatch(/begins on|see you soon|getting .* ready|What to bring/i);
});

it('the confirmation of a stay that has begun does not speak of it as something to come', async () => {
  const { text, html } = await compose('booking-confirmed', {
    booking: { status: 'confirmed', checkinDate: '2026-11-20', checkoutDate: '2026-11-22' },
  });

  expect(String(text).replace(/\s+/g, ' ')).toContain('here is everything for your stay at Mango Grove Farmhouse.');
  expect(`${String(text)} ${html}`).not.toMatch(/look forward|is yours|What to bring/i);
});

it('the mail about a payment that is verified during the stay does not speak of it as something to come', async () => {
  const { subject, text, html } = await compose('payment-verified', {
    booking: { ...PAID, status: 'confirmed', checkinDate: '2026-11-20', checkoutDate: '2026-11-22' },
  });

  expect(subject).toBe('Payment verified: FH-7K3M9QXZ');
  const words = String(text).replace(/\s+/g, ' ');
  expect(words).toContain('Your payment has arrived. Enjoy your stay at Mango Grove Farmhouse.');
  expect(`${words} ${html}`).not.toMatch(/is yours|look forward|What to bring/i);
});

it('the preview of how to pay does not promise UPI without a UPI id', async () => {
  const withId = await compose('payment-instructions');
  const without = await compose('payment-instructions', { settings: exampleSettings({ upi_id: '' }) });

  expect(withId.html).toContain('₹11,000 by UPI');
  expect(without.html).toContain('₹11,000 for your stay');
});
