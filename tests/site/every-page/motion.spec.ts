import { expect, test } from '../../support/browser/site-test.ts';
import { Wizard } from '../../support/browser/wizard.ts';

test.describe('without prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a new step of the booking wizard is animated for at most 150 ms', { tag: '@phone' }, async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();

    await wizard.fillPerson();

    await expect(page.locator('.step-enter')).toHaveCSS('animation-duration', '0.15s');
  });
});

test(
  'a new step of the booking wizard is not animated with prefers-reduced-motion',
  { tag: '@desktop' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();

    await wizard.fillPerson();

    await expect(page.locator('.step-enter')).toHaveCSS('animation-duration', /^(0|1e-0\d|0\.00\d+)s$/);
  },
);
