import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { expectAccessible } from '../../support/browser/axe.ts';
import { freeNight } from '../../support/dates.ts';
import { aUtr } from '../../support/guests.ts';
import { mailsTo, mailTo } from '../../support/mails/mailbox.ts';
import { reportedActions } from '../../support/browser/reported-actions.ts';
import { expect, test, toastOf } from '../../support/browser/site-test.ts';
import { SUBJECTS } from '../../support/mails/subjects.ts';
import { expectStill } from '../../support/browser/watched-page.ts';
import { aPerson, Wizard } from '../../support/browser/wizard.ts';

test('a guest books with a service and a coupon, pays, and sees that the payment is verified', async ({
  page,
  owner,
  aService,
  aCoupon,
  isMobile,
}) => {
  test.slow();
  const service = await aService({ price: 900 });
  const coupon = await aCoupon({ type: 'percentage', value: 10 });
  const person = aPerson();
  const wizard = new Wizard(page);
  const reported = reportedActions(page);

  await wizard.open();
  await expectAccessible(page);
  await wizard.fillPerson(person);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expectAccessible(page);
  await wizard.fillDetails(await freeNight(), 4);
  await expectAccessible(page);
  await wizard.chooseServices(service.name);
  const subtotal = 4 * 1150 + 900 + 500;
  await expect(wizard.total).toHaveText(formatRupees(subtotal));
  await expectStill(page); // before the coupon, since its discount line may shift the content below
  await wizard.applyCoupon(coupon.code.toLowerCase());
  await expect(toastOf(page)).toContainText('Coupon Applied!');
  await expect(toastOf(page)).toContainText(`You saved ${formatRupees(subtotal / 10)}`);
  const total = formatRupees(subtotal - subtotal / 10);
  await expect(wizard.total).toHaveText(total);
  await expectAccessible(page);

  await wizard.submit.click();
  await expect(page).toHaveURL(/\/booking-confirmation\?booking=FH-[0-9A-Z]{8}$/);
  const code = new URL(page.url()).searchParams.get('booking') ?? '';
  await expect(toastOf(page)).toContainText('Booking Submitted Successfully!');
  await expect(toastOf(page)).toContainText(`Your confirmation code is: ${code}`);
  const { height = 0 } = page.viewportSize() ?? {};
  expect((await toastOf(page).boundingBox())?.y, 'clear of every heading').toBeGreaterThan(height / 2);
  await expect(page.getByRole('main')).toContainText(code);
  await expectAccessible(page);
  await mailTo(person.email, SUBJECTS.requested);

  await page.getByRole('main').getByRole('link', { name: /pay/i }).first().click();
  await expect(page).toHaveURL(`/payment?booking=${code}`);
  if (isMobile) await page.getByText('Show QR for another phone').click();
  await expect(page.getByRole('img', { name: `QR code to pay ${total}` })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(total);
  await expectAccessible(page);

  const utr = aUtr();
  await page
    .getByLabel('UPI Transaction Reference (UTR)')
    .fill(`${utr.slice(0, 4)} ${utr.slice(4, 8)} ${utr.slice(8)}`);
  await page.getByRole('button', { name: 'Send reference' }).click();
  await expect(page).toHaveURL(`/payment-success?booking=${code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have your reference' })).toBeVisible();
  await expectAccessible(page);

  await expect
    .poll(() => reported)
    .toEqual([
      ...['wizard-personal', 'wizard-details', 'wizard-services', 'wizard-payment', 'coupon-accepted'],
      ...['booking-submitted', 'payment-opened', 'utr-sent'],
    ]);
  await mailTo(person.email, SUBJECTS.paymentReceived);
  const { id, upiTransactionId } = await owner.booking(code);
  expect(upiTransactionId).toBe(utr);
  await owner.send('POST', `/api/admin/bookings/${id}/verify-payment`, { verified: true });
  // the page shows the change by polling
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment is verified' })).toBeVisible({
    timeout: 20_000,
  });
  await mailTo(person.email, SUBJECTS.verified);
  expect(await mailsTo(person.email)).toHaveLength(3);

  await page.goto(`/booking-confirmation?booking=${code}`);
  await expect(page.getByRole('main')).toContainText('Dates confirmed');
  await expectAccessible(page);
});
