import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { GuestBooking, PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { ValidatedCoupon } from '@farmhouse/contracts/catalogue/coupon';
import { accepted, call, cookiesOf } from '../../support/api/call.ts';
import { freeNight } from '../../support/dates.ts';
import { eventually } from '../../support/eventually.ts';
import { aBookingRequest, aUtr, pay, requestStay } from '../../support/guests.ts';
import { attachmentOf, mailsTo, mailTo, sourceOf } from '../../support/mails/mailbox.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';
import { expect, test } from '../../support/test.ts';

test('A guest books with a service and a coupon, pays, and gets the confirmation by mail', async ({
  owner,
  aService,
  aCoupon,
}) => {
  const service = await aService({ price: 750 });
  const coupon = await aCoupon({ type: 'percentage', value: 10, maxDiscount: 400, minAmount: 1000 });

  // four guests, one service, the fee, ten percent off, capped at 400
  const quote = { guestCount: 4, selectedServices: [String(service.id)], couponCode: coupon.code };
  const priced = await eventually(async () =>
    accepted(
      await call<{ subtotal: number; discountAmount: number; finalTotal: number }>('POST', '/api/bookings/quote', {
        body: quote,
      }),
    ),
  );
  const body = { code: coupon.code.toLowerCase(), amount: priced.subtotal };
  const validated = accepted(await call<ValidatedCoupon>('POST', '/api/coupons/validate', { body }));
  expect(validated).toEqual({
    coupon: { code: coupon.code, type: 'percentage', value: 10, minAmount: 1000, maxDiscount: 400 },
    discountAmount: 400,
    message: 'Coupon applied successfully',
  });
  expect(priced.finalTotal).toBe(priced.subtotal - 400);

  const input = aBookingRequest({
    ...(await freeNight()),
    ...quote,
    fullName: 'Asha Rao',
    specialRequests: 'A cot, please',
  });
  const headers = { 'Idempotency-Key': `journey-${Date.now()}` };
  const response = await call<BookingRequested>('POST', '/api/bookings', {
    body: { ...input, finalTotal: priced.finalTotal },
    headers,
  });
  expect(response.status).toBe(201);
  const { confirmationCode: code } = response.json;
  expect(code).toMatch(/^FH-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(response.json).toMatchObject({ status: 'pending', paymentStatus: 'pending', priceAdjusted: false });
  expect(response.json.finalTotal).toBe(priced.finalTotal);
  const cookie = cookiesOf(response);
  expect(response.headers.getSetCookie()[0]).toMatch(new RegExp(`^guest_${code}=[0-9a-f]{32};.*HttpOnly`, 'i'));
  expect(response.headers.getSetCookie()[0]).toMatch(/SameSite=Lax/i);

  const own = accepted(await call<GuestBooking>('GET', `/api/bookings/${code}`, { cookie }));
  expect(own).toMatchObject({
    fullName: 'Asha Rao',
    email: input.email,
    specialRequests: 'A cot, please',
    submissionsLeft: 5,
  });
  expect(own.selectedServices).toEqual([{ id: String(service.id), name: service.name, price: 750 }]);

  const requested = await mailTo(input.email, SUBJECTS.requested);
  expect(requested.text).toContain(code);
  expect(requested.html).toContain(`${code}#token=`);
  await eventually(async () =>
    expect(await owner.booking(code)).toMatchObject({ emailSent: true, reminderSent: false }),
  );

  const utr = aUtr();
  const spaced = `${utr.slice(0, 4)} ${utr.slice(4, 8)} ${utr.slice(8)}`;
  const paid = await call('POST', `/api/bookings/${code}/payment`, { body: { upiTransactionId: spaced }, cookie });
  expect(accepted(paid)).toMatchObject({
    paymentStatus: 'pending_verification',
    upiTransactionId: utr,
    submissionsLeft: 4,
  });
  await mailTo(input.email, SUBJECTS.paymentReceived);

  const { id } = await owner.booking(code);
  const verified = await owner.send<PaymentVerified>('POST', `/api/admin/bookings/${id}/verify-payment`, {
    verified: true,
  });
  expect(verified).toMatchObject({ status: 'confirmed', paymentStatus: 'verified', bookingConfirmed: true });

  const confirmation = await mailTo(input.email, SUBJECTS.verified);
  const calendar = confirmation.attachments.find(({ filename }) => filename.endsWith('.ics'));
  expect(calendar?.contentType).toContain('text/calendar');
  const ics = (await attachmentOf(confirmation, calendar?.generatedFileName ?? '')).toString();
  expect(ics).toContain('BEGIN:VEVENT');
  expect(ics).toContain(code);
  expect(ics).toContain(`DTSTART:${input.checkinDate.replaceAll('-', '')}T083000Z`);

  const seen = accepted(await call<PublicBooking>('GET', `/api/bookings/${code}`));
  expect(seen).toMatchObject({ status: 'confirmed', paymentStatus: 'verified', finalTotal: priced.finalTotal });
  const subjects = (await mailsTo(input.email)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(3);
});

test('The address in booking_email gets a mail for every booking request and payment', async ({ owner }) => {
  const settings = await owner.get<{ key: string; value: string }[]>('/api/admin/site-settings');
  const ownerAddress = settings.find(({ key }) => key === 'booking_email')?.value ?? '';
  const stay = await requestStay();
  await pay(stay);

  const mailsAboutStay = async () => (await mailsTo(ownerAddress)).filter(({ subject }) => subject.includes(stay.code));

  await eventually(async () => expect(await mailsAboutStay()).toHaveLength(2));
  const subjects = (await mailsAboutStay()).map(({ subject }) => subject).sort();
  expect(subjects[0]).toMatch(SUBJECTS.requestedOwner);
  expect(subjects[1]).toMatch(SUBJECTS.paymentReceivedOwner);
});

test('POST /api/admin/bookings mails payment instructions with a QR code', async ({ owner }) => {
  const { email, ...input } = aBookingRequest({ checkinTime: '12:00', checkoutTime: '11:00' });

  const entered = await owner.send<{ confirmationCode: string }>('POST', '/api/admin/bookings', {
    ...input,
    email,
    basePrice: 1000,
    guestCount: 3,
    servicesPrice: 500,
    discountAmount: 200,
    finalTotal: 1,
  });

  expect(entered).toMatchObject({ status: 'pending', paymentStatus: 'pending', source: 'owner', finalTotal: 3300 });
  const mail = await mailTo(email, SUBJECTS.howToPay);
  expect(mail.text).toContain('₹3,300');
  const picture = mail.attachments.find(({ contentType }) => contentType === 'image/png');
  expect(picture?.contentId).toBe('upi-qr');
  expect(await sourceOf(mail)).toContain('cid:upi-qr');
  const png = await attachmentOf(mail, picture?.generatedFileName ?? '');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(500);
});

test('POST /api/bookings without an email address stores the booking and mails the guest nothing', async ({
  owner,
}) => {
  const { email, ...input } = aBookingRequest(await freeNight());

  const made = accepted(await call<BookingRequested>('POST', '/api/bookings', { body: input }));
  const confirmed = await owner.confirm(made.confirmationCode);

  expect(confirmed).toMatchObject({ status: 'confirmed', email: null, emailSent: false });
  expect(await mailsTo(email)).toEqual([]);
});

test('POST /api/bookings recalculates the amounts that a client sends and returns priceAdjusted', async () => {
  const { response, code } = await requestStay({
    guestCount: 2,
    basePrice: 1,
    servicesPrice: 0,
    discountAmount: 999_999,
    finalTotal: 1,
  });

  expect(response.priceAdjusted).toBe(true);
  expect(response.finalTotal).toBe(response.price.subtotal);
  const stored = accepted(await call<PublicBooking>('GET', `/api/bookings/${code}`));
  expect(stored).toMatchObject({ finalTotal: response.finalTotal, discountAmount: 0 });
});

test('POST /api/bookings drops fields that a client cannot set', async ({ owner }) => {
  const forbidden = {
    status: 'confirmed',
    paymentStatus: 'verified',
    id: 1,
    confirmationCode: 'FH-00000000',
    emailSent: true,
  };
  const input = aBookingRequest();

  const made = accepted(await call<BookingRequested>('POST', '/api/bookings', { body: { ...input, ...forbidden } }));

  expect(made).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
  expect(made.confirmationCode).not.toBe('FH-00000000');
  expect((await owner.booking(made.confirmationCode)).id).not.toBe(1);
});
