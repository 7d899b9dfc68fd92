import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import type { CouponView, SaveCoupon } from '@farmhouse/contracts/catalogue/coupon';
import type { SaveService, ServiceView } from '@farmhouse/contracts/catalogue/service';
import { call } from './api/call.ts';
import { eventually } from './eventually.ts';
import { Owner } from './api/owner.ts';

interface TestFixtures {
  /** Creates a service that is deleted when the test ends. */
  aService: (service?: Partial<SaveService>) => Promise<ServiceView>;
  /** Creates a coupon that is deleted when the test ends. */
  aCoupon: (coupon?: Partial<SaveCoupon>) => Promise<CouponView>;
}

interface WorkerFixtures {
  owner: Owner;
}

/** Throws unless the booking page offers the service. */
async function assertOffered({ name }: ServiceView): Promise<void> {
  const { text } = await call('GET', '/booking');
  if (!text.includes(name)) throw new Error(`The booking page does not offer ${name}`);
}

const someDigits = (): string => String(randomInt(100_000, 999_999));

/** Playwright's test with a signed-in owner. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  owner: [async ({}, use) => use(await Owner.signedIn()), { scope: 'worker' }],

  aService: async ({ owner }, use) => {
    const made: ServiceView[] = [];
    await use(async (service = {}) => {
      const name = `Evening picnic ${someDigits()}`;
      const added = await owner.addService({ name, description: 'Baskets by the pool', price: 750, ...service });
      made.push(added);
      if (added.active) await eventually(() => assertOffered(added));
      return added;
    });
    for (const { id } of made) await owner.call('DELETE', `/api/admin/services/${id}`);
  },

  aCoupon: async ({ owner }, use) => {
    const made: CouponView[] = [];
    await use(async (coupon = {}) => {
      const terms = { code: `TEST${someDigits()}`, type: 'fixed', value: 300, listed: false } as const;
      const added = await owner.addCoupon({ ...terms, ...coupon });
      made.push(added);
      return added;
    });
    for (const { id } of made) await owner.call('DELETE', `/api/admin/coupons/${id}`);
  },
});

export { expect } from '@playwright/test';
