import { expect, test } from '../support/browser/site-test.ts';
import { Wizard } from '../support/browser/wizard.ts';

const CODE = [
  { part: 'later steps', file: '**/later-steps-*.js*' },
  { part: 'calendar', file: '**/stay-calendar-*.js*' },
  { part: 'notifications', file: '**/toaster-*.js*' },
] as const;

for (const { part, file } of CODE) {
  test(
    `the booking form stays usable while loading the code of the ${part} fails and is retried`,
    { tag: '@phone' },
    async ({ page, watch }) => {
      watch.expectLostCalls();
      let failures = 0;
      await page.route(file, (route) => {
        failures += 1;
        return route.abort('internetdisconnected');
      });
      const wizard = new Wizard(page);
      await wizard.open();
      await wizard.fillPerson();
      await expect.poll(() => failures).toBeGreaterThan(0);

      await wizard.expectStep(2, 'Booking Details');
      await page.unroute(file);
      await page.evaluate('window.dispatchEvent(new Event("online"))');

      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
    },
  );
}
