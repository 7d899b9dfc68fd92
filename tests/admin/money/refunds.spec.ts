import { expect, test } from '../../support/browser/dashboard.ts';
import { requestSoleStay } from '../../support/guests.ts';
import { mailTo } from '../../support/mails/mailbox.ts';

test(
  'Cancel Booking: the owner agrees on another refund with a reason, and pays it from the list',
  { tag: '@phone' },
  async ({ page, dashboard, owner, isMobile }) => {
    const { code, input } = await requestSoleStay({ guestCount: 4 });
    const { id } = await owner.booking(code);
    await owner.send('POST', `/api/admin/bookings/${id}/payments`, { amount: 5100, method: 'cash', verify: true });
    await dashboard.open('Bookings', `?open=${id}`);
    const details = page.getByRole('dialog', { name: `Booking ${code}` });
    await details.getByRole('button', { name: `Cancel booking ${code}` }).click();

    const dialog = dashboard.dialog('Cancel Booking');
    await expect(dialog.getByText(/^By the terms the guest gets ₹5,100 of ₹5,100 back/)).toBeVisible();
    await dialog.getByLabel('Amount to return').fill('4,000');
    await dialog.getByRole('button', { name: 'Confirm Cancellation' }).click();
    await expect(dialog.getByText('Please say why it is another amount')).toBeVisible();
    await dialog.getByLabel('Why not the amount of the terms?').fill('The cook was paid already');
    await dialog.getByLabel('UPI id or account of the guest (optional)').fill('asha.rao@okbank');
    await dialog.getByRole('button', { name: 'Confirm Cancellation' }).click();
    await dashboard.expectToast('Booking Cancelled', 'Customer has been notified of the cancellation');
    await expect(details.getByText(/^Refund agreed on: ₹4,000, ₹4,000 to pay by/)).toContainText('The cook was paid');

    await dashboard.open('Payments', '?show=refunds');
    const row = dashboard.record(code);
    await expect(row).toContainText('asha.rao@okbank');
    await row.getByRole('button', { name: `Pay the refund of ${code}` }).click();
    const refund = dashboard.dialog('Refund');
    await expect(refund.getByLabel('Amount')).toHaveValue('4000');
    const link = refund.getByRole('link', { name: 'Open UPI app' });
    if (isMobile) {
      await expect(link).toHaveAttribute('href', /^upi:\/\/pay\?pa=asha\.rao%40okbank&.*am=4000\.00/);
    } else await expect(refund.getByRole('img', { name: /^QR code that pays/ })).toBeVisible();
    await refund.getByLabel('Reference (optional)').fill('412345678901');
    await refund.getByRole('button', { name: 'Record refund' }).click();
    await dashboard.expectToast('Refund Recorded', 'Customer has been notified of the refund');

    await expect(row).toHaveCount(0);
    expect((await mailTo(input.email, /^Refund of ₹4,000/)).text).toContain('412345678901');
  },
);
