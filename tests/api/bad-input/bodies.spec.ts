import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { SettingView } from '@farmhouse/contracts/content/setting';
import { badRequestsOf, type BodyRequest } from '../../support/api/bad-input.ts';
import { call } from '../../support/api/call.ts';
import { requestStay } from '../../support/guests.ts';
import type { Owner } from '../../support/api/owner.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';
import { CONTENT_BODY_REQUESTS } from './content-requests.ts';
import { ADMIN_BODY_REQUESTS } from './admin-requests.ts';
import { guestRequest, PUBLIC_BODY_REQUESTS } from './public-requests.ts';

async function expectAllRefused(target: BodyRequest, path: string, token?: string): Promise<void> {
  for (const { what, options, status, field } of badRequestsOf(target)) {
    await test.step(what, async () => {
      const response = await call<{ errors?: { path: string }[] }>(target.method, path, { ...options, token });
      expectProblem(response, status);
      if (!field) return;
      const named = response.json.errors?.map((error) => error.path.split('.')[0]);
      expect(named, response.text.slice(0, 300)).toContain(field);
    });
  }
}

for (const target of PUBLIC_BODY_REQUESTS) {
  test(`${target.method} ${target.path} returns 400 for every wrong body and names the field`, async () => {
    await expectAllRefused(target, target.path);
  });
}

test.describe('with the owner’s token', () => {
  /** The id of one row of each kind, for the paths. */
  async function targets(owner: Owner, service: number, coupon: number): Promise<Record<string, number>> {
    const { code } = await requestStay();
    const [setting] = await owner.get<SettingView[]>('/api/admin/site-settings');
    return { service, coupon, booking: (await owner.booking(code)).id, setting: setting?.id ?? 1 };
  }

  for (const target of ADMIN_BODY_REQUESTS) {
    test(`${target.method} ${target.path} returns 400 for every wrong body and names the field`, async ({
      owner,
      aService,
      aCoupon,
    }) => {
      const coupon = await aCoupon({ type: 'percentage', value: 10 });
      const ids = await targets(owner, (await aService()).id, coupon.id);

      const path = target.path.replace(/\{(\w+)\}/, (_, name: string) => String(ids[name]));

      await expectAllRefused(target, path, owner.token);
    });
  }
});

for (const target of CONTENT_BODY_REQUESTS) {
  test(`the owner’s ${target.method} ${target.path} returns 400 for every wrong body and names the field`, async ({
    owner,
  }) => {
    await expectAllRefused(target, target.path, owner.token);
  });
}

test('POST /api/bookings with an invalid body stores nothing', async ({ owner }) => {
  const contactNumber = `97${Date.now().toString().slice(-8)}`;
  for (const { options } of badRequestsOf({ ...guestRequest, body: { ...guestRequest.body, contactNumber } })) {
    await call('POST', '/api/bookings', options);
  }

  const stored = await owner.get<BookingView[]>(`/api/admin/bookings?q=${contactNumber}`);

  expect(stored).toEqual([]);
});
