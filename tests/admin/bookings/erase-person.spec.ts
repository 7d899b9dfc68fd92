import { readFile } from 'node:fs/promises';
import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import type { PersonalData } from '@farmhouse/contracts/privacy/personal-data';
import { expect, test } from '../../support/browser/dashboard.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { requestSoleStay } from '../../support/guests.ts';
import { accepted, call } from '../../support/api/call.ts';
import { mailsTo, mailTo } from '../../support/mails/mailbox.ts';
import { aPersonWithData, requestNamed } from '../../support/data-subjects.ts';

test(
  'Privacy requests: the owner sees a person’s data, downloads it, and erases it with a typed confirmation',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { name, email, phone, stay, reference } = await aPersonWithData();
    await mailTo(email, /request/i);
    await dashboard.open('Messages', `?tab=privacy&q=${reference}`);
    await dashboard.button(`Show data of ${reference}`).click();
    const drawer = dashboard.dialog(`Data of ${name}, ${reference}`);

    for (const section of ['Bookings and payments', 'Messages and requests', 'Live chat', 'Mails'])
      await expect(drawer.getByRole('region', { name: section })).toBeVisible();
    await drawer.getByText('Bookings (1)', { exact: true }).click();
    await expect(drawer.getByText(stay.code).first()).toBeVisible();
    await expect(drawer.getByText('Contact messages (1)', { exact: true })).toBeVisible();
    await expect(drawer.getByText('Chats (1)', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`personal-data-${reference}.json`);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as PersonalData;
    expect(file).toMatchObject({ reference, phone, missing: [] });
    expect(JSON.stringify(file.services)).toContain(stay.code);

    await drawer.getByRole('button', { name: 'Erase', exact: true }).click();
    const dialog = dashboard.dialog(`Erase ${name}`);
    const confirm = dialog.getByRole('button', { name: 'Erase everywhere' });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel(`Type ${reference} to confirm`).fill(reference.slice(0, -1));
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel(`Type ${reference} to confirm`).fill(reference);
    await expectAccessible(page);
    await confirm.click();

    await expect(page.getByRole('status').filter({ hasText: 'The person is erased' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('dialog').getByText('Erased', { exact: true })).toHaveCount(5);
    const last = await mailTo(email, /^Your data is erased/);
    expect(last.text).toContain('What the law makes us keep');
    expect(await owner.booking(stay.code)).toMatchObject({
      fullName: 'Erased guest',
      email: null,
      status: 'cancelled',
    });
    expect(await owner.get<ContactMessageView[]>(`/api/admin/contact-messages?q=${encodeURIComponent(email)}`)).toEqual(
      [],
    );
    expect(await owner.get<object[]>(`/api/admin/chat/sessions?q=${phone.slice(0, 5)}%20${phone.slice(5)}`)).toEqual(
      [],
    );
    expect(await requestNamed(owner, reference)).toMatchObject({ name: 'Erased guest', email: null, phone: null });
    await dashboard.button('Close').click();
    await expect(page.getByRole('article').filter({ hasText: reference })).toContainText('The person is erased');
  },
);

test(
  'Privacy requests: a future confirmed stay and owed money prevent erasing',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const { code, input } = await requestSoleStay();
    await owner.confirm(code);
    const body = { type: 'delete', name: 'Asha Rao', email: input.email };
    const { reference } = accepted(await call<{ reference: string }>('POST', '/api/privacy-requests', { body }));
    await dashboard.open('Messages', `?tab=privacy&q=${reference}`);

    await dashboard.button(`Show data of ${reference}`).click();

    const alert = page.getByRole('alert').filter({ hasText: 'The person cannot be erased yet' });
    await expect(alert).toContainText(`${code} is a confirmed stay until`);
    await expect(alert).toContainText(`${code} still owes`);
    await expect(page.getByRole('button', { name: 'Erase', exact: true })).toBeDisabled();
    const { id } = await requestNamed(owner, reference);
    const refused = await owner.call<{ code: string }>('POST', `/api/admin/privacy-requests/${id}/erase`);
    expect([refused.status, refused.json?.code]).toEqual([409, 'erasure-blocked']);
    expect(await owner.booking(code)).toMatchObject({ fullName: 'Asha Rao', status: 'confirmed' });
    expect((await mailsTo(input.email)).filter(({ subject }) => /erased/.test(subject))).toEqual([]);
  },
);

test(
  'Privacy requests: an unknown person shows that no data is stored, and a failure can be retried',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(503);
    const body = { type: 'copy', name: 'Nobody Known', email: `nobody-${Date.now()}@example.com` };
    const { reference } = accepted(await call<{ reference: string }>('POST', '/api/privacy-requests', { body }));
    await mailTo(body.email, /privacy request/);
    const data = /\/api\/admin\/privacy-requests\/\d+\/data$/;
    await page.route(data, (route) => route.fulfill({ status: 503, body: '' }));
    await dashboard.open('Messages', `?tab=privacy&q=${reference}`);
    await dashboard.button(`Show data of ${reference}`).click();
    await expect(page.getByRole('alert')).toContainText('The data could not be loaded', { timeout: 30_000 });

    await page.unroute(data);
    const nothing = {
      reference,
      name: body.name,
      email: body.email,
      phone: null,
      gatheredAt: new Date().toISOString(),
    };
    const response = { ...nothing, services: [], missing: [], obstacles: [], otherContacts: [] };
    await page.route(data, (route) => route.fulfill({ json: response }));
    await dashboard.button('Try again').click();

    await expect(page.getByText('We hold no data about this person')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erase', exact: true }), 'a copy was asked for').toHaveCount(0);
  },
);
