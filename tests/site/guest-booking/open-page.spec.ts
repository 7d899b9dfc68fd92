import { MAX_UNDO_SECONDS, UNDO_HEADER, type Undoable } from '@farmhouse/contracts/undo/undo';
import type { Owner } from '../../support/api/owner.ts';
import { openAsGuest } from '../../support/browser/guest-pages.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { requestSoleStay } from '../../support/guests.ts';

const UNDOABLE = { headers: { [UNDO_HEADER]: String(MAX_UNDO_SECONDS) } };
const NEXT_POLL = '00:21';

async function undo(owner: Owner, code: string): Promise<void> {
  const open = await owner.get<Undoable[]>('/api/admin/undo');
  await owner.send('POST', `/api/admin/undo/${open.find(({ done }) => done.includes(code))?.id}`);
}

test(
  'the open page of a booking shows that the owner has cancelled or deleted it, and has undone that',
  { tag: '@phone' },
  async ({ page, owner, watch }) => {
    watch.expectRefusals(404);
    const stay = await requestSoleStay();
    const { id } = await owner.confirm(stay.code);
    await page.clock.install();
    await openAsGuest(page, stay);
    const confirmed = page.getByRole('heading', { name: 'Your dates are confirmed' });
    await expect(confirmed).toBeVisible();

    await owner.call('POST', `/api/bookings/${id}/cancel`, { body: {}, ...UNDOABLE });
    await page.clock.fastForward(NEXT_POLL);
    await expect(page.getByRole('heading', { name: 'Booking cancelled' })).toBeVisible();
    await undo(owner, stay.code);
    await page.clock.fastForward(NEXT_POLL);
    await expect(confirmed).toBeVisible();

    await owner.call('DELETE', `/api/admin/bookings/${id}`, UNDOABLE);
    await page.evaluate('window.dispatchEvent(new Event("focus"))');
    await expect(page.getByText('We have no booking with this code')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to payment' })).toHaveCount(0);
    await undo(owner, stay.code);
    await page.clock.fastForward(NEXT_POLL);
    await expect(confirmed).toBeVisible();
  },
);

test(
  'a receipt that is opened again shows that it was corrected, and never stands under the number of another one',
  { tag: '@desktop' },
  async ({ page, owner, watch }) => {
    watch.expectRefusals(404);
    const stay = await requestSoleStay({ guestCount: 4 });
    const { id } = await owner.confirm(stay.code);
    await owner.send('POST', `/api/admin/bookings/${id}/payments`, { amount: 5100, method: 'cash', verify: true });
    await openAsGuest(page, stay);
    const receipt = page.getByRole('region', { name: 'Receipts' }).getByRole('link', { name: /^R\// });
    const sheet = page.getByRole('heading', { name: 'Receipt', exact: true });
    await receipt.click();
    await expect(sheet).toBeVisible();
    await page.getByRole('link', { name: 'Your booking', exact: true }).click();

    const corrected = { at: new Date().toISOString(), successor: 'R/2099-00/9999' };
    await page.route(/\/receipts\/R-[^.]+$/, async (route) => {
      if (route.request().url().includes('9999')) return route.continue();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), corrected } });
    });
    await receipt.click();
    await expect(page.getByRole('note')).toContainText('this receipt no longer counts');
    await page.getByRole('link', { name: corrected.successor }).click();

    await expect(page.getByText('We could not show this receipt')).toBeVisible();
    await expect(sheet).toHaveCount(0);
  },
);
