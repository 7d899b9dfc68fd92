import { formatLongDay } from '@farmhouse/contracts/text/dates';
import { deleteRates } from '../../support/api/rates.ts';
import { attachedCalendarFile, entriesOf } from '../../support/calendar-file.ts';
import { dayIn, openChange, saveButton, showMonth, totalOf } from '../../support/browser/change-dialog.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { DESKTOP, PHONE } from '../../support/browser/screens.ts';
import { aPerson, Wizard } from '../../support/browser/wizard.ts';
import { freeNight } from '../../support/dates.ts';
import { mailTo } from '../../support/mails/mailbox.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';

test.beforeEach(({ owner }) => deleteRates(owner));
test.afterEach(({ owner }) => deleteRates(owner));

for (const [size, screen] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${size}`, () => {
    test.use(screen);

    test('a Diwali rate is created, booked by a guest, and no longer applies when the owner changes the dates', async ({
      page,
      dashboard,
      owner,
    }) => {
      test.slow();
      const [diwali, later] = [await freeNight(), await freeNight()];
      await dashboard.open('Rates');
      await dashboard.button('Add Rate').click();
      const rate = dashboard.dialog('Add Rate');
      await rate.getByRole('button', { name: /^Diwali: .* 2027$/ }).click();
      await dashboard.enterDay(rate.getByLabel('First day'), diwali.checkinDate);
      await dashboard.enterDay(rate.getByLabel('Last day'), diwali.checkinDate);
      await rate.getByLabel('Price', { exact: true }).fill('2000');
      await rate.getByRole('button', { name: 'Add Rate' }).click();
      await dashboard.expectToast('Success', 'Rate created successfully');
      // a dialog that closes goes back in the history, which aborts a navigation that has just begun
      await expect(rate).toBeHidden();

      const person = aPerson();
      const wizard = new Wizard(page);
      await page.goto(`/booking?checkin=${diwali.checkinDate}&checkout=${diwali.checkoutDate}&guests=14`);
      await wizard.fillPerson(person);
      const day = new RegExp(`^${formatLongDay(diwali.checkinDate)}.*₹28,500`);
      await expect(wizard.form.getByRole('button', { name: day })).toBeVisible();
      await wizard.fillDetails(diwali, 14);
      await wizard.chooseServices();
      await wizard.submit.click();
      await expect(page).toHaveURL(/\/booking-confirmation\?booking=FH-/);
      await expect(page.getByRole('main')).toContainText('Diwali · 14 guests, whole stay');
      const code = new URL(page.url()).searchParams.get('booking') ?? '';

      const { id } = await owner.confirm(code);
      const dialog = await openChange(dashboard, code, id);
      await showMonth(dialog, diwali.checkinDate, later.checkinDate);
      await dayIn(dialog, later.checkinDate).click();
      await expect(totalOf(dialog)).toHaveText(/₹28,500.*₹16,600/);
      await saveButton(dialog).click();
      await dashboard.expectToast(
        'Booking Changed',
        'The guest gets an email with the old and the new details, unless you have switched it off',
      );

      const mail = await mailTo(person.email, SUBJECTS.stayChanged);
      for (const total of ['₹28,500', '₹16,600']) expect(mail.text).toContain(total);
      expect(entriesOf(await attachedCalendarFile(mail))).toMatchObject([
        { uid: code, sequence: 1, status: 'CONFIRMED', start: `${later.checkinDate}T08:30:00.000Z` },
      ]);
      await page.goto(`/booking-confirmation?booking=${code}`);
      await expect(page.getByRole('main')).toContainText('₹16,600');
      await expect(page.getByRole('main')).not.toContainText('Diwali');
    });
  });
}
