import { expect, test } from '../support/site-test.ts';
import { Wizard } from '../support/wizard.ts';

test.describe('for those who like motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a new wizard step is animated for at most 150 ms', async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();

    await wizard.fillPerson();

    await expect(page.locator('.step-enter')).toHaveCSS('animation-duration', '0.15s');
  });
});

test('a new wizard step is not animated with reduced motion', async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open();

  await wizard.fillPerson();

  await expect(page.locator('.step-enter')).toHaveCSS('animation-duration', /^(0|1e-0\d|0\.00\d+)s$/);
});
