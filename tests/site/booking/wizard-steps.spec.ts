import { Chat } from '../../support/chat/chat-window.ts';
import { delayScripts } from '../../support/browser/delayed-requests.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { expectStill } from '../../support/browser/watched-page.ts';
import { aPerson, Wizard } from '../../support/browser/wizard.ts';

test('every step of the booking wizard shows how soon the team replies and the two numbers to call', async ({
  page,
  owner,
}) => {
  const settings = await owner.get<{ key: string; value: string }[]>('/api/admin/site-settings');
  const phones = ['contact_phone', 'phone_secondary'].map(
    (key) => settings.find((setting) => setting.key === key)?.value ?? '',
  );
  const main = page.getByRole('main');
  const expectContact = async () => {
    await expect(main).toContainText(/team will contact you.* within 24 hours/i);
    for (const phone of phones) {
      await expect(main.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replace(/[^\d+]/g, '')}`,
      );
    }
  };
  const wizard = new Wizard(page);

  await wizard.open();
  await expectContact();
  await wizard.fillPerson();
  await expectContact();
  await wizard.fillDetails();
  await expectContact();
  await wizard.chooseServices();
  await expectContact();
});

test('the booking wizard moves through its four steps forward and back and keeps the input', async ({ page }) => {
  const wizard = new Wizard(page);
  const person = aPerson();
  await wizard.open();
  await wizard.expectStep(1, 'Personal Info');
  await expect(wizard.previous).toBeDisabled();

  await wizard.fillPerson(person);
  await wizard.fillDetails();
  await wizard.chooseServices();
  await expect(wizard.submit).toBeEnabled();
  for (const title of ['Additional Services', 'Booking Details', 'Personal Info']) {
    await wizard.previous.click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }

  await expect(wizard.previous).toBeDisabled();
  await expect(wizard.field('Full Name')).toHaveValue(person.fullName);
  await wizard.goOn();
  await expect(wizard.field('Number of Guests')).toHaveValue('4');
});

test(
  'the browser’s Back and Forward move between the steps of the booking wizard',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    const person = aPerson();
    await wizard.open();
    await wizard.fillPerson(person);
    await wizard.fillDetails();
    await wizard.expectStep(3, 'Additional Services');

    await page.goBack();
    await wizard.expectStep(2, 'Booking Details');
    await expect(wizard.field('Number of Guests')).toHaveValue('4');
    await wizard.previous.click();
    await wizard.expectStep(1, 'Personal Info');
    await expect(wizard.field('Full Name')).toHaveValue(person.fullName);
    await page.goForward();
    await wizard.expectStep(2, 'Booking Details');
    await page.goForward();
    await wizard.expectStep(3, 'Additional Services');

    await page.reload();
    await wizard.expectStep(3, 'Additional Services');
    await page.goBack();
    await wizard.expectStep(2, 'Booking Details');
  },
);

test(
  'Next Step of the booking wizard is disabled until every required field of the step is filled',
  { tag: '@desktop' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await expect(wizard.next).toBeDisabled();
    await wizard.field('Full Name').fill('A');
    await expect(wizard.next).toBeDisabled();
    await wizard.field('Contact Number').fill('1');
    await expect(wizard.next).toBeEnabled();
  },
);

test(
  'a double click on Next Step of the booking wizard moves one step and does not submit',
  { tag: '@desktop' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const isAnalytics = request.url().includes('/api/analytics/');
      if (request.method() === 'POST' && !isAnalytics) sent.push(request.url());
    });
    await wizard.open();
    await wizard.fillPerson();
    await wizard.fillDetails();

    await wizard.next.click();
    await wizard.expectStep(4, 'Payment Details');
    await wizard.submit.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });

    await wizard.expectStep(4, 'Payment Details');
    expect(sent).toEqual([]);
  },
);

test('the price summary of the booking wizard updates with every choice', async ({ page, aService }) => {
  const service = await aService({ price: 1234 });
  const wizard = new Wizard(page);
  await wizard.open();
  await expect(wizard.summary).toContainText('₹1,150 a guest + ₹500, whole stay');
  await expect(wizard.summary).not.toContainText('from');
  await wizard.fillPerson();
  await wizard.field('Number of Guests').selectOption('20');
  await expect(wizard.total).toHaveText('₹23,500');
  await wizard.fillDetails(undefined, 3);
  await expect(wizard.total).toHaveText('₹3,950');

  await wizard.form.getByRole('checkbox', { name: service.name }).check();

  await expect(wizard.total).toHaveText('₹5,184');
  await page.mouse.wheel(0, 5_000);
  await expect(wizard.total).toBeInViewport();
  await wizard.goOn();
  await expect(wizard.form.getByRole('region', { name: 'Price' })).toContainText(
    /Maintenance fee.*Negotiable for parties of 20\+/,
  );
});

/** Common sizes of a browser's window in which the summary is beside the steps. */
const WINDOWS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

for (const size of WINDOWS) {
  test(
    `at ${size.width} × ${size.height} the live chat covers no amount of the booking wizard's summary`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize(size);
      const wizard = new Wizard(page);
      await wizard.open();
      await wizard.fillPerson();
      await wizard.fillDetails();
      const services = wizard.form.getByRole('checkbox');
      for (const service of (await services.all()).slice(0, 10)) await service.check();
      await wizard.chooseServices();
      const chat = new Chat(page).opener;
      const amounts = wizard.summary.getByText(/^₹[\d,]+$/);
      await expect(amounts).not.toHaveCount(0);

      for (const scroll of [0, 150, 5000]) {
        await page.mouse.wheel(0, scroll);
        await expect(chat).toBeVisible();
        await expect(wizard.total).toBeInViewport({ ratio: 1 });
        const button = await chat.boundingBox();
        for (const amount of await amounts.all()) {
          const { x = 0, width = 0 } = (await amount.boundingBox()) ?? {};
          expect(x + width).toBeLessThan(button?.x ?? 0);
        }
      }
    },
  );
}

test(
  'the draft of the booking wizard survives a reload, including step and coupon',
  { tag: '@phone' },
  async ({ page, aCoupon }) => {
    const coupon = await aCoupon({ value: 300 });
    const wizard = new Wizard(page);
    await wizard.fillAll();
    await wizard.applyCoupon(coupon.code);
    await expect(wizard.total).toHaveText('₹4,800');

    await page.reload();

    await wizard.expectStep(4, 'Payment Details');
    await expect(wizard.total).toHaveText('₹4,800');
    for (let step = 0; step < 3; step += 1) await wizard.previous.click();
    await expect(wizard.field('Full Name')).toHaveValue('Asha Rao');
  },
);

test(
  'the last step of the booking wizard reviews the request, and a change of an earlier step returns to it',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    const person = aPerson();
    await wizard.openFilled(person);
    const review = wizard.form.getByRole('region', { name: 'Your stay' });
    await expect(review).toContainText('2:00 pm');
    await expect(review).toContainText('4 guests');
    await expect(review).toContainText(person.fullName);
    await expect(review).toContainText(person.contactNumber);
    const price = wizard.form.getByRole('region', { name: 'Price' });
    await expect(price).toContainText('The price per guest is for the whole stay, however many nights');
    await expect(price).toContainText('cancellation terms');

    await review.getByRole('button', { name: 'Change guests' }).click();

    await wizard.expectStep(2, 'Booking Details');
    await expect(wizard.field('Number of Guests')).toBeFocused();
    await wizard.field('Number of Guests').selectOption('6');
    await wizard.form.getByRole('button', { name: 'Back to Review' }).click();
    await wizard.expectStep(4, 'Payment Details');
    await expect(review).toContainText('6 guests');
  },
);

test(
  'on a phone a reload in a later step of the booking wizard shifts nothing',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.openFilled();

    await page.reload();

    await wizard.expectStep(4, 'Payment Details');
    await expectStill(page);
  },
);

test(
  'on a phone the head of the booking page shrinks to a line, and the price sheet closes on Escape and a tap outside',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson();
    const head = page.getByRole('heading', { level: 1, name: 'Book Your Stay' }).locator('..');
    const sheet = page.getByRole('complementary', { name: 'Booking Summary' });
    const more = sheet.getByRole('button', { name: 'Show details' });

    expect((await head.boundingBox())?.height).toBe(48);
    await expect(head).toContainText('2 of 4');
    await expect(head).toBeInViewport();
    await more.click();
    await expect(sheet).toContainText('₹1,150 a guest + ₹500, whole stay');
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await more.click();
    await head.dispatchEvent('pointerdown');
    await expect(more).toBeVisible();
  },
);

test(
  'the first step of the booking wizard shows the price for the number of guests before a name is entered',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.summary.getByRole('button', { name: 'Show details' }).click();

    await wizard.summary.getByRole('button', { name: 'More guests' }).click();

    await expect(wizard.total).toHaveText('₹16,600');
    await expect(wizard.summary).toContainText('14 guests × ₹1,150');
    await wizard.summary.getByRole('button', { name: 'Fewer guests' }).click();
    await expect(wizard.total).toHaveText('₹15,450');
    const fewer = wizard.summary.getByRole('button', { name: 'Fewer guests' });
    for (let guests = 13; guests > 1; guests -= 1) await fewer.press('Enter');
    await expect(fewer).toBeDisabled();
    await expect(fewer).toBeFocused();
  },
);

test(
  'a reload in a later step of the booking wizard shows a skeleton and never the first step',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillPerson(aPerson());
    await wizard.expectStep(2, 'Booking Details');

    const release = await delayScripts(page);
    await page.reload();
    await expect(page.getByText('Loading your booking')).toBeAttached();
    await expect(page.getByRole('heading', { level: 2, name: 'Personal Info' })).toBeHidden();
    release();

    await wizard.expectStep(2, 'Booking Details');
  },
);

test(
  'in forced-colours mode, completed and remaining parts of the booking wizard’s progress look different',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await new Wizard(page).open();

    const colours = await page.evaluate<string[]>(
      `[...document.querySelectorAll('[role=progressbar] > div')].map((part) => getComputedStyle(part).backgroundColor)`,
    );

    expect(colours).toHaveLength(4);
    expect(colours[0]).not.toBe(colours[1]);
  },
);
