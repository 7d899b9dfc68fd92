import type { EventEnvelope, Events } from '@farmhouse/contracts/events/events';
import { describe, expect, it } from '@jest/globals';
import { mailsOf, type MailEvent } from '../events.ts';
import {
  exampleBooking,
  exampleChangeRequest,
  exampleNow,
  exampleSettings,
  exampleSite,
} from '../testing/example-mails.ts';
import { composeMail, type ComposedMail } from './compose.ts';
import { StayChangedMail } from './booking/changes/stay-changed.mail.tsx';
import type { Mail } from './mail.ts';
import type { StayChangedPayload } from './mail-payloads.ts';
import { MAILS } from './mails.ts';

type ChangeEvent = 'booking.stay-changed' | 'booking.note-added' | 'change-request.filed' | 'change-request.declined';

const booking = exampleBooking();
const before = exampleBooking({
  checkinDate: '2026-11-28',
  checkoutDate: '2026-11-29',
  guestCount: 6,
  finalTotal: 8700,
});
const ADDRESSES = 'See https://evil.example/claim?money=1 and www.evil.example/2';

/** The mails of an event as they are sent, by their kinds. */
async function sentFor<T extends ChangeEvent>(type: T, payload: Events[T]): Promise<Record<string, ComposedMail>> {
  const event = { id: 'e1', type, occurredAt: exampleNow.toISOString(), payload } as EventEnvelope<MailEvent>;
  const sent = mailsOf(event).map(async (mail) => {
    const written: Mail<object> = MAILS[mail.kind];
    return [mail.kind, await composeMail(written, mail.payload, exampleSettings(), exampleSite, exampleNow)] as const;
  });
  return Object.fromEntries(await Promise.all(sent));
}

const textOf = (mail: ComposedMail | undefined) => String(mail?.text);
const partsOf = (mail: ComposedMail | undefined) => `${String(mail?.subject)} ${String(mail?.html)} ${textOf(mail)}`;

describe('mails of a changed stay', () => {
  const changed = { booking, before, sequence: 1, by: 'guest', reason: null } as const;

  it('show the guest and the owner the stay before and after the change', async () => {
    const mails = await sentFor('booking.stay-changed', changed);

    for (const kind of ['stay-changed', 'stay-changed-owner']) {
      for (const phrase of ['Sat, 28 Nov 2026, 2:00 pm', 'Sat, 5 Dec 2026, 2:00 pm', '6 guests', '₹8,700', '₹11,000']) {
        expect(textOf(mails[kind])).toContain(phrase);
      }
    }
  });

  it('do not turn an address that the guest typed into a link, neither for the guest nor for the owner', async () => {
    const mails = await sentFor('booking.stay-changed', { ...changed, reason: ADDRESSES });

    expect(Object.keys(mails)).toEqual(['stay-changed', 'stay-changed-owner']);
    for (const mail of Object.values(mails)) {
      expect(textOf(mail)).toContain('evil[.]example');
      expect(partsOf(mail)).not.toMatch(/evil\.example|claim/);
    }
  });

  it('show the owner a note alone, without a comparison of equal stays', async () => {
    const mails = await sentFor('booking.note-added', { booking, before: booking, note: 'They bring a dog' });

    expect(Object.keys(mails)).toEqual(['stay-changed-owner']);
    expect(mails['stay-changed-owner']?.subject).toMatch(/^Note on request FH-/);
    const text = textOf(mails['stay-changed-owner']);
    expect(text).toContain('has added a note to the request');
    expect(text).toContain('They bring a dog');
    expect(text).not.toMatch(/\bWas\b/);
  });

  it("keep the addresses in the owner's reason as they are", async () => {
    const reason = 'The way is at https://farm.example/way';
    const mails = await sentFor('booking.stay-changed', { ...changed, by: 'owner', reason });

    expect(Object.keys(mails)).toEqual(['stay-changed']);
    expect(textOf(mails['stay-changed'])).toContain(reason);
  });

  it.each([1, 2])('replace the entry in the calendar of a confirmed guest: change %i', async (stayChanges) => {
    const confirmed = exampleBooking({ status: 'confirmed', stayChanges });
    const mails = await sentFor('booking.stay-changed', { ...changed, booking: confirmed, sequence: stayChanges });

    const file = mails['stay-changed']?.attachments.at(-1);
    expect(String(file?.content).split('\r\n')).toEqual(
      expect.arrayContaining(['UID:FH-7K3M9QXZ', `SEQUENCE:${String(stayChanges)}`, 'DTSTART:20261205T083000Z']),
    );
  });

  describe('together with unsent ones', () => {
    const stay = (guestCount: number, stayChanges?: number) => exampleBooking({ guestCount, stayChanges });
    const change = (nth: number, from: number, to: number, note: string | null = null) => ({
      ...{ booking: stay(to, nth), before: stay(from, nth - 1), note },
    });
    const unsent = (payload: StayChangedPayload) => ({ payload, wasSent: false });
    const sent = (payload: StayChangedPayload) => ({ payload, wasSent: true });

    it.each([
      ['in their order', [unsent(change(1, 4, 6, 'You asked on the phone')), unsent(change(2, 6, 7))]],
      ['in another order', [unsent(change(2, 6, 7)), unsent(change(1, 4, 6, 'You asked on the phone'))]],
    ])('begin at the stay that the guest knows, with every reason, whose mails were queued %s', (_order, others) => {
      const whole = new StayChangedMail().withUnsent(change(3, 7, 8, 'And one more'), others);

      expect(whole).toEqual({ ...change(3, 4, 8, 'You asked on the phone\n\nAnd one more'), before: stay(4, 0) });
    });

    it('leave out an earlier change that a mail about a later one has told', () => {
      const own = change(3, 7, 8);
      const others = [sent(change(2, 6, 7)), unsent(change(1, 4, 6, 'You asked on the phone'))];

      expect(new StayChangedMail().withUnsent(own, others)).toEqual(own);
    });

    it('leave nothing to say when the stay is again as the guest knows it, unless there is a reason', async () => {
      const changedBack = change(2, 6, 4);
      const mail = new StayChangedMail();

      expect(mail.withUnsent(changedBack, [unsent(change(1, 4, 6))])).toBeUndefined();

      const whole = mail.withUnsent(changedBack, [unsent(change(1, 4, 6, 'By mistake'))]);
      const composed = await composeMail(mail, whole as StayChangedPayload, exampleSettings(), exampleSite, exampleNow);
      expect(composed.subject).toMatch(/^Your stay is as you know it: FH-/);
      expect(textOf(composed)).toContain('It was changed and changed back: your stay is as you know it.');
      expect(textOf(composed)).toContain('By mistake');
      expect(textOf(composed)).not.toMatch(/has changed|as it was|\bWas\b/);
    });

    it('leave out later changes, sent or not', () => {
      const own = change(2, 6, 7);
      const others = [unsent(change(1, 4, 6)), unsent(change(3, 7, 8, 'And one more')), sent(change(4, 8, 9))];

      expect(new StayChangedMail().withUnsent(own, others)).toEqual({ ...own, before: stay(4, 0) });
    });
  });

  it('ask a confirmed guest only for what is still due', async () => {
    const confirmed = exampleBooking({ status: 'confirmed', due: 2300 });
    const mails = await sentFor('booking.stay-changed', { ...changed, booking: confirmed });

    expect(textOf(mails['stay-changed'])).toContain('Pay exactly ₹2,300');
  });
});

describe('mails of a change request', () => {
  it.each([
    ['more', 14_300, 'That is ₹3,300 more than booked.'],
    ['less', 9000, 'That is ₹2,000 less than booked.'],
    ['the same', 11_000, 'The price stays the same.'],
  ])('tell the owner how the price differs: %s', async (_case, finalTotal, sentence) => {
    const mails = await sentFor('change-request.filed', { booking, request: exampleChangeRequest({ finalTotal }) });

    const text = textOf(mails['change-requested-owner']);
    for (const phrase of [sentence, 'Sat, 12 Dec 2026, 2:00 pm', '/admin/dashboard/confirmations?request=41']) {
      expect(text).toContain(phrase);
    }
  });

  it('name the deposit apart from the new total', async () => {
    const terms = { advancePercent: 100, balanceDays: 0, securityDeposit: 10_000, cancellation: [] };
    const mails = await sentFor('change-request.filed', {
      booking: { ...booking, terms },
      request: exampleChangeRequest(),
    });

    expect(textOf(mails['change-requested-owner'])).toContain('Plus refundable ₹10,000 on arrival.');
  });

  it('do not turn an address that the guest typed into a link', async () => {
    const request = exampleChangeRequest({ note: ADDRESSES });
    const mails = await sentFor('change-request.filed', { booking, request });

    expect(textOf(mails['change-requested-owner'])).toContain('evil[.]example');
    expect(partsOf(mails['change-requested-owner'])).not.toMatch(/evil\.example|claim/);
  });

  it('tell the guest that the stay is unchanged, and why, with what was asked for and the calendar file', async () => {
    const confirmed = exampleBooking({ status: 'confirmed', stayChanges: 1 });
    const declined = { booking: confirmed, request: exampleChangeRequest(), reason: 'The house is full' };
    const mails = await sentFor('change-request.declined', declined);

    const text = textOf(mails['change-declined']);
    for (const phrase of ['Your stay stays as it is', 'The house is full']) expect(text).toContain(phrase);
    for (const line of [
      /Booked\s+Requested/,
      /Check-in\s+Sat, 5 Dec 2026, 2:00 pm\s+Sat, 12 Dec 2026, 2:00 pm/,
      /Check-out\s+Sun, 6 Dec 2026, 11:00 am\s+Mon, 14 Dec 2026, 11:00 am/,
      /Guests\s+8 guests\s+10 guests/,
      /Total\s+₹11,000\s+₹14,300/,
    ]) {
      expect(text).toMatch(line);
    }
    const [file, ...others] = mails['change-declined']?.attachments ?? [];
    expect(others).toEqual([]);
    expect(String(file?.content).split('\r\n')).toEqual(
      expect.arrayContaining(['UID:FH-7K3M9QXZ', 'SEQUENCE:1', 'DTSTART:20261205T083000Z']),
    );
  });

  it('show the guest no comparison of equal stays when only a note was declined', async () => {
    const { services: _services, ...asBooked } = booking;
    const request = exampleChangeRequest({ wanted: asBooked, finalTotal: booking.finalTotal });
    const mails = await sentFor('change-request.declined', { booking, request, reason: null });

    expect(textOf(mails['change-declined'])).toContain('8 guests');
    expect(textOf(mails['change-declined'])).not.toMatch(/Requested/);
  });
});
