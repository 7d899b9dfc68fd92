import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { GuestBooking, PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { accepted, call, cookiesOf } from '../../support/api/call.ts';
import { aUtr, requestStay } from '../../support/guests.ts';
import { mailTo } from '../../support/mails/mailbox.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';
import { expect, test } from '../../support/test.ts';

const PERSONAL = ['fullName', 'contactNumber', 'email', 'specialRequests', 'upiTransactionId', 'couponCode'];

test('GET /api/bookings/:code without a guest token shows the status and no personal data', async () => {
  const { code, input } = await requestStay({ specialRequests: 'A text for the owner alone' });

  const response = await call<PublicBooking>('GET', `/api/bookings/${code}`);

  expect(response.json).toMatchObject({
    confirmationCode: code,
    status: 'pending',
    guestCount: 2,
    maskedName: 'A*** R**',
  });
  for (const key of PERSONAL) expect(response.json).not.toHaveProperty(key);
  expect(response.text).not.toContain(input.contactNumber);
  expect(response.text).not.toContain(input.email);
  expect(response.headers.get('cache-control')).toContain('no-store');
});

test('GET /api/bookings/:code returns no personal data for a forged cookie or another booking’s cookie', async () => {
  const [mine, other] = [await requestStay(), await requestStay()];
  const name = `guest_${mine.code}`;
  const othersToken = other.cookie.split('=')[1];
  const forged = [`${name}=${'0'.repeat(32)}`, `${name}=`, `${name}=undefined`, `${name}=${othersToken}`, other.cookie];

  for (const cookie of forged) {
    await test.step(cookie, async () => {
      const seen = accepted(await call('GET', `/api/bookings/${mine.code}`, { cookie }));
      for (const key of PERSONAL) expect(seen).not.toHaveProperty(key);
      const body = { upiTransactionId: aUtr() };
      expectProblem(
        await call('POST', `/api/bookings/${mine.code}/payment`, { body, cookie }),
        401,
        'guest-token-required',
      );
    });
  }
});

test('POST /api/bookings/lookup with code and last four digits sets a cookie that opens the booking', async () => {
  const { code, input } = await requestStay();
  const phoneLast4 = input.contactNumber.slice(-4);

  const response = await call<GuestBooking>('POST', '/api/bookings/lookup', {
    body: { confirmationCode: ` ${code.toLowerCase()} `, phoneLast4 },
  });

  expect(accepted(response)).toMatchObject({ fullName: input.fullName, email: input.email });
  const again = await call<GuestBooking>('GET', `/api/bookings/${code}`, { cookie: cookiesOf(response) });
  expect(again.json.fullName).toBe(input.fullName);
});

test('POST /api/bookings/lookup returns the same response for a wrong code and wrong digits and sets no cookie', async () => {
  const { code, input } = await requestStay();
  const wrongDigits = String((Number(input.contactNumber.slice(-4)) + 1) % 10_000).padStart(4, '0');

  const responses = await Promise.all([
    call('POST', '/api/bookings/lookup', { body: { confirmationCode: code, phoneLast4: wrongDigits } }),
    call('POST', '/api/bookings/lookup', { body: { confirmationCode: 'FH-00000000', phoneLast4: '1234' } }),
    call('POST', '/api/bookings/lookup', { body: { confirmationCode: 'nonsense', phoneLast4: '1234' } }),
  ]);

  for (const response of responses) {
    expectProblem(response, 404);
    expect(response.text).toBe(responses[0].text);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test('POST /api/bookings/:code/session sets a cookie for the token of the mailed link', async () => {
  const { code, input } = await requestStay();
  const mail = await mailTo(input.email, SUBJECTS.requested);
  const token = /#token=([0-9a-f]{32})/.exec(mail.html ?? '')?.[1];

  const opened = await call('POST', `/api/bookings/${code}/session`, { body: { token } });

  expect(opened.status).toBe(204);
  const seen = await call<GuestBooking>('GET', `/api/bookings/${code}`, { cookie: cookiesOf(opened) });
  expect(seen.json.email).toBe(input.email);
});

test('POST /api/bookings/:code/session returns 401 for the token of another booking', async () => {
  const [mine, other] = [await requestStay(), await requestStay()];
  const token = other.cookie.split('=')[1];

  const response = await call('POST', `/api/bookings/${mine.code}/session`, { body: { token } });

  expectProblem(response, 401);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a phone number in Devanagari or full-width digits is stored and found by its Latin ones', async ({ owner }) => {
  for (const contactNumber of ['९८४८० १२३४५', '９８４８０ １２３４５']) {
    const { code } = await requestStay({ contactNumber });

    const [booking] = await owner.get<BookingView[]>(`/api/admin/bookings?q=${code}`);
    expect(booking).toMatchObject({ confirmationCode: code, contactNumber: '98480 12345' });
    const found = await call('POST', '/api/bookings/lookup', { body: { confirmationCode: code, phoneLast4: '२३४५' } });
    expect(found.status).toBe(200);
  }
});
