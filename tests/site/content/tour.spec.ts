import { expectAccessible } from '../../support/browser/axe.ts';
import { delayScripts } from '../../support/browser/delayed-requests.ts';
import { expect, test } from '../../support/browser/site-test.ts';

const TARGETS = ['hero', 'services', 'gallery', 'booking-button', 'amenities', 'contact', 'navigation'];

test('the guided tour shows its seven targets, and its flags are stored before it is taken', async ({ page }) => {
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const flags = () => page.evaluate<string[]>('[localStorage.tourCompleted, localStorage.hasVisited]');
  await expect.poll(flags).toEqual(['true', 'true']);

  await page.getByRole('button', { name: 'Take the tour' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Tour' }).click();

  await expect(page).toHaveURL('/');
  const tour = page.getByRole('dialog');
  const next = tour.getByRole('button', { name: /^(Next|Complete Tour)$/ });
  for (const [step, target] of TARGETS.entries()) {
    await expect(tour.getByText(`${step + 1} of 7`)).toBeVisible();
    await expect(page.locator(`[data-tour="${target}"]`)).toBeInViewport();
    await expect(tour.getByRole('button', { name: 'Previous' })).toHaveCount(step > 0 ? 1 : 0);
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(next).toHaveText(step < 6 ? 'Next' : 'Complete Tour');
    if (step === 2) await expectAccessible(page);
    await next.click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await flags()).toEqual(['true', 'true']);
});

test(
  'the flags of the guided tour are stored before a page has started',
  { tag: '@phone' },
  async ({ page, context }) => {
    await delayScripts(page);

    await page.goto('/services', { waitUntil: 'commit' });

    const flags = async () => (await context.storageState()).origins.flatMap(({ localStorage }) => localStorage);
    await expect
      .poll(flags)
      .toEqual(expect.arrayContaining(['hasVisited', 'tourCompleted'].map((name) => ({ name, value: 'true' }))));
  },
);

test('the guided tour ends on Escape and is not offered beside forms', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const starter = page.getByRole('button', { name: 'Take the tour' });
  await starter.click();
  await page.getByRole('button', { name: 'Start Tour' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(next).toBeFocused();

  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const path of ['/booking', '/contact', '/payment', '/booking-confirmation', '/payment-success']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(starter, path).toHaveCount(0);
  }
});
