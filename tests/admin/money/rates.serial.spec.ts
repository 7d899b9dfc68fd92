import type { RateView, SaveRate } from '@farmhouse/contracts/catalogue/rate';
import type { StayRuleView } from '@farmhouse/contracts/catalogue/stay-rule';
import { devices, type Locator } from '@playwright/test';
import type { Owner } from '../../support/api/owner.ts';
import { deleteRates, RATES, STAY_RULES } from '../../support/api/rates.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { freeNight } from '../../support/dates.ts';
import { anEmail, aPhone } from '../../support/guests.ts';
import { PhoneUser } from '../../support/browser/taps.ts';

const MAX_TAPS = 8;
const MAX_SECONDS = 40;

test.beforeEach(({ owner }) => deleteRates(owner));
test.afterEach(({ owner }) => deleteRates(owner));

const DIWALI: SaveRate = {
  ...{ name: 'Diwali 2027', from: '2027-10-27', to: '2027-10-30', yearly: false, stays: 'overnight' },
  ...{ basis: 'house_night', price: 30_000, includedGuests: 12, extraGuestPrice: 900 },
};
const WEEKEND: SaveRate = { name: 'Weekend', weekdays: [5, 6], basis: 'guest_night', price: 1500 };

const namesOf = async (owner: Owner) => (await owner.get<RateView[]>(RATES)).map(({ name }) => name);
const previewOf = (form: Locator) => form.getByRole('region', { name: 'Preview' });

test.describe('on a phone', () => {
  const { userAgent } = devices['Pixel 7'];
  test.use({ viewport: { width: 390, height: 844 }, userAgent, isMobile: true, hasTouch: true });

  test(`Rates: a weekend rate is created within ${MAX_TAPS} taps and ${MAX_SECONDS} seconds`, async ({
    dashboard,
    owner,
  }) => {
    await dashboard.open('Rates');
    await expect(dashboard.page.getByText('No rates yet', { exact: true })).toBeVisible();
    const user = new PhoneUser();

    await user.tap(dashboard.button('Add Rate'));
    await user.tap(dashboard.dialog('Add Rate').getByRole('button', { name: 'Weekend', exact: true }));
    const form = dashboard.dialog('Add Rate');
    await expect(form.getByLabel('Price', { exact: true })).toBeFocused();
    await user.type(form.getByLabel('Price', { exact: true }), '1300');
    await expect(previewOf(form).getByRole('list', { name: 'Rate of each night' })).toContainText('Weekend');
    await user.tap(form.getByRole('button', { name: 'Add Rate' }));

    await dashboard.expectToast('Success', 'Rate created successfully');
    await expect(dashboard.cards('Rates')).toContainText('Fri and Sat, overnight stays');
    await expect(dashboard.cards('Rates')).toContainText('₹1,300 per guest, whole stay');
    expect(user.taps).toBeLessThanOrEqual(MAX_TAPS);
    expect(user.seconds).toBeLessThanOrEqual(MAX_SECONDS);
    const [stored] = await owner.get<RateView[]>(RATES);
    expect(stored).toMatchObject({ name: 'Weekend', weekdays: [5, 6], basis: 'guest_stay', price: 1300, active: true });
  });

  test('Rates: the buttons beside a rate move it up and down', async ({ dashboard, owner }) => {
    for (const rate of [WEEKEND, DIWALI]) await owner.send('POST', RATES, rate);
    await dashboard.open('Rates');

    await dashboard.button('Move Diwali 2027 up').tap();

    await expect(dashboard.cards('Rates')).toContainText(['1. Diwali 2027', '2. Weekend']);
    await expect.poll(() => namesOf(owner)).toEqual(['Diwali 2027', 'Weekend']);
    await dashboard.button('Move Diwali 2027 down').tap();
    await expect.poll(() => namesOf(owner)).toEqual(['Weekend', 'Diwali 2027']);
  });
});

test('Rates: the preview shows what fourteen guests would pay before the rate is saved', async ({
  page,
  dashboard,
  owner,
}) => {
  await owner.send('POST', RATES, WEEKEND);
  await dashboard.open('Rates');
  await dashboard.button('Add Rate').click();
  await dashboard
    .dialog('Add Rate')
    .getByRole('button', { name: /^Diwali: .* 2027$/ })
    .click();
  const form = dashboard.dialog('Add Rate');
  const preview = previewOf(form);
  await expect(preview.getByText('Enter a price to see what guests would pay at this rate.')).toBeVisible();

  await form.getByText('House per night', { exact: true }).click();
  await form.getByLabel('Price', { exact: true }).fill('30000');
  await form.getByLabel('Guests included').fill('12');
  await form.getByRole('button', { name: 'Add Rate' }).click();
  await expect(
    form.getByText('Guests included and the price of a further guest belong together', { exact: true }),
  ).toBeVisible();
  await form.getByLabel('Each further guest').fill('900');

  await expect(preview.getByText('2 nights · Diwali · whole house')).toBeVisible();
  await expect(preview.getByText('2 nights · Diwali · 2 more guests')).toBeVisible();
  await expect(preview.getByText('₹60,000', { exact: true })).toBeVisible();
  await expect(preview.getByText('₹3,600', { exact: true })).toBeVisible();
  await expect(preview.getByRole('list', { name: 'Legend' })).toContainText('Weekend');
  const october = preview.getByRole('region', { name: 'October 2027' });
  await expect(october.getByRole('listitem').filter({ hasText: /Fri, 29 Oct: ₹[\d,]+, Diwali/ })).toHaveCount(1);
  await form.getByRole('button', { name: 'Add Rate' }).click();

  await dashboard.expectToast('Success', 'Rate created successfully');
  await expect(dashboard.cards('Rates')).toContainText(['1. Diwali', '2. Weekend']);
  expect(await namesOf(owner)).toEqual(['Diwali', 'Weekend']);
  await page.reload();
  await expect(dashboard.cards('Rates')).toContainText(['1. Diwali', '2. Weekend']);
});

test('Rates: a preview that cannot be loaded says that its prices are not those of the form', async ({
  page,
  dashboard,
  owner,
  watch,
}) => {
  watch.expectFailedRequests();
  // with weekends only, one night would be shown on a Saturday
  await owner.send('POST', RATES, { ...WEEKEND, name: 'Every night', weekdays: null });
  await dashboard.open('Rates');
  await dashboard.button('Edit Every night').click();
  const form = dashboard.dialog('Edit Rate');
  const preview = previewOf(form);
  await expect(preview.getByText('2 nights · Every night · 14 guests')).toBeVisible();
  await page.route('**/api/admin/rates/preview', (route) => route.abort());

  await form.getByLabel('Price', { exact: true }).fill('1800');

  const notice = preview.getByRole('alert');
  await expect(notice).toContainText('The preview is not up to date');
  await page.unroute('**/api/admin/rates/preview');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(preview.getByText('₹50,400', { exact: true })).toBeVisible();
});

test('Rates: a rate is moved with the keyboard, switched off, copied to the next year and deleted', async ({
  page,
  dashboard,
  owner,
}) => {
  for (const rate of [WEEKEND, DIWALI]) await owner.send('POST', RATES, rate);
  await dashboard.open('Rates');
  await dashboard.button('Move Diwali 2027').focus();
  await page.keyboard.press('Space');
  const announced = page.locator('[id^="DndLiveRegion"]');
  await expect(announced).toHaveText('Diwali 2027 is over place 2 of 2');
  await page.keyboard.press('ArrowUp');
  await expect(announced).toHaveText('Diwali 2027 is over place 1 of 2');
  await page.keyboard.press('Space');
  await expect.poll(() => namesOf(owner)).toEqual(['Diwali 2027', 'Weekend']);

  await page.getByRole('switch', { name: 'Weekend is active' }).click();
  await dashboard.expectToast('Success', 'Rate updated successfully');
  await expect(page.getByRole('switch', { name: 'Weekend is active' })).not.toBeChecked();
  expect(await owner.get<RateView[]>(RATES)).toMatchObject([{ active: true }, { ...WEEKEND, active: false }]);

  await expect(dashboard.button('Copy Weekend to next year')).toHaveCount(0);
  await dashboard.button('Copy Diwali 2027 to next year').click();
  const form = dashboard.dialog('Add Rate');
  await expect(form.getByLabel('Name')).toHaveValue('Diwali 2028');
  await expect(form.getByLabel('First day')).toHaveValue('Oct 27, 2028');
  await form.getByRole('button', { name: 'Add Rate' }).click();
  await expect(dashboard.card('Diwali 2028')).toContainText('27–30 Oct 2028, overnight stays');

  await dashboard.button('Delete Diwali 2027').click();
  await dashboard.dialog('Delete this rate?').getByRole('button', { name: 'Delete' }).click();
  await expect(dashboard.card('Diwali 2027')).toHaveCount(0);
  expect(await namesOf(owner)).toEqual(['Diwali 2028', 'Weekend']);
});

test('Rates: switching a rate off keeps the price that another browser has stored meanwhile', async ({
  page,
  dashboard,
  owner,
}) => {
  const { id } = await owner.send<RateView>('POST', RATES, WEEKEND);
  await dashboard.open('Rates');
  const active = page.getByRole('switch', { name: 'Weekend is active' });
  await expect(active).toBeChecked();
  await owner.send('PUT', `${RATES}/${id}`, { price: 1750 });

  await active.click();

  await dashboard.expectToast('Success', 'Rate updated successfully');
  expect(await owner.get<RateView[]>(RATES)).toMatchObject([{ ...WEEKEND, price: 1750, active: false }]);
});

test('Rates: a stay rule is made from a template, changed and deleted', async ({ page, dashboard, owner }) => {
  await dashboard.open('Rates', '?show=stay-rules');
  await expect(page.getByText('No stay rules yet', { exact: true })).toBeVisible();
  await page.getByRole('list', { name: 'Templates' }).getByRole('button', { name: 'Two nights at weekends' }).click();
  const form = dashboard.dialog('Add Stay Rule');
  await form.getByLabel('Nights').fill('');
  await form.getByRole('button', { name: 'Add Stay Rule' }).click();
  await expect(form.getByText('How many nights?', { exact: true })).toBeVisible();
  const preview = previewOf(form);
  await expect(preview).toContainText('Fill in the rule to see what it changes.');
  await form.getByLabel('Nights').fill('3');
  await expect(preview.getByText(/^Stays over .* have at least 3 nights$/)).toBeVisible();
  await form.getByLabel('Nights').fill('1');
  await expect(preview.getByText('Yes, the rules allow this stay.')).toBeVisible();
  await form.getByLabel('Nights').fill('2');
  await form.getByRole('button', { name: 'Add Stay Rule' }).click();

  await dashboard.expectToast('Success', 'Stay rule created successfully');
  await expect(dashboard.record('Weekend')).toContainText('At least 2 nights for stays that include these days');
  await dashboard.button('Edit Weekend').click();
  const edit = dashboard.dialog('Edit Stay Rule');
  await dashboard.choose(edit.getByLabel('Rule'), 'No arrivals');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(dashboard.record('Weekend')).toContainText('No arrivals');
  expect(await owner.get<StayRuleView[]>(STAY_RULES)).toMatchObject([{ type: 'closed_to_arrival', value: null }]);

  await dashboard.button('Delete Weekend').click();
  await dashboard.dialog('Delete this stay rule?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No stay rules yet', { exact: true })).toBeVisible();
});

test('Create External Booking: shows the site’s price of the stay, and asks before it breaks a stay rule', async ({
  dashboard,
  owner,
  watch,
}) => {
  watch.expectRefusals(400);
  const { checkinDate, checkoutDate } = await freeNight();
  const season = { from: checkinDate, to: checkinDate };
  await owner.send('POST', RATES, { name: 'Diwali', basis: 'guest_night', price: 2000, ...season });
  await owner.send('POST', STAY_RULES, { name: 'Two nights', type: 'min_stay_through', value: 2, ...season });
  const phone = aPhone();
  await dashboard.open('Bookings');
  await dashboard.button('Add Booking').click();
  const dialog = dashboard.dialog('Create External Booking');
  await dialog.getByLabel('Full name').fill('Phone Guest');
  await dialog.getByLabel('Email').fill(anEmail());
  await dialog.getByLabel('Contact number').fill(phone);
  await dialog.getByLabel('Guests', { exact: true }).fill('10');
  await dashboard.enterDay(dialog.getByLabel('Check-in date'), checkinDate);
  await dashboard.enterDay(dialog.getByLabel('Check-out date'), checkoutDate);
  await expect(dialog.getByRole('alert')).toContainText('have at least 2 nights');
  await dialog.getByRole('button', { name: 'Create Booking' }).click();
  const question = dashboard.dialog('Break this rule?');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await owner.send('DELETE', `${STAY_RULES}/${(await owner.get<StayRuleView[]>(STAY_RULES))[0]?.id}`);
  await dialog.getByLabel('Guests', { exact: true }).fill('11');

  await expect(dialog.getByText('₹22,500 on your site, everything included')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await owner.send('POST', STAY_RULES, { name: 'Two nights', type: 'min_stay_through', value: 2, ...season });
  await dialog.getByLabel('Guests', { exact: true }).fill('12');
  await expect(dialog.getByRole('alert')).toContainText('have at least 2 nights');
  await dialog.getByRole('button', { name: 'Create Booking' }).click();
  await question.getByRole('button', { name: 'Break it and save' }).click();
  await dashboard.expectToast('Success', 'Booking created successfully. Email sent to customer.');
  const [created] = await owner.get<{ guestCount: number }[]>(`/api/admin/bookings?q=${phone}`);
  expect(created).toMatchObject({ guestCount: 12, checkinDate, finalTotal: 13_800 });
});
