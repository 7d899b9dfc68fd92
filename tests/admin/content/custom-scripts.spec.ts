import type { Request } from '@playwright/test';
import type { CustomScriptView, SaveCustomScript } from '@farmhouse/contracts/content/custom-script';
import { expect, test as base } from '../../support/browser/dashboard.ts';

const CALLS = /\/api\/admin\/custom-scripts(\/\d+)?$/;
const CODE = '<script>window.attacked = true</script>';

/** Creates a script that is switched off and deleted when the test ends. */
const test = base.extend<{ aScript: (fields?: Partial<SaveCustomScript>) => Promise<CustomScriptView> }>({
  aScript: async ({ owner }, use) => {
    const made: CustomScriptView[] = [];
    await use(async (fields = {}) => {
      const script = { name: `Counter ${Date.now()}`, script: CODE, isActive: false, ...fields };
      const added = await owner.send<CustomScriptView>('POST', '/api/admin/custom-scripts', script);
      made.push(added);
      return added;
    });
    for (const { id } of made) await owner.call('DELETE', `/api/admin/custom-scripts/${id}`);
  },
});

test(
  'Custom Scripts: a script is added, previewed, changed and deleted, and never runs in the dashboard',
  { tag: '@phone' },
  async ({ page, dashboard, owner }) => {
    const name = `Visitor counter ${Date.now()}`;
    await dashboard.open('Custom Scripts');
    await dashboard.button('Add Custom Script').first().click();
    const form = page.getByRole('dialog', { name: /Custom Script$/ });
    const add = form.getByRole('button', { name: 'Add Custom Script' });
    await add.click();
    for (const field of ['Name', 'Script code'])
      await expect(form.getByText(`${field} is required`, { exact: true })).toBeVisible();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Description').fill('Counts <b>visitors</b>');
    await dashboard.choose(form.getByLabel('Location'), 'Body End');
    await form.getByRole('textbox', { name: 'Script code' }).fill(CODE);
    await form.getByRole('switch', { name: 'Enable script' }).click();
    const isCreation = (one: Request) => CALLS.test(one.url()) && one.method() === 'POST';
    const [request] = await Promise.all([page.waitForRequest(isCreation), add.click()]);
    expect(request.postDataJSON()).toEqual({
      name,
      description: 'Counts <b>visitors</b>',
      script: CODE,
      location: 'body_end',
      consentCategory: 'marketing',
      isActive: false,
    });
    await dashboard.expectToast('Success', 'Custom script created successfully');
    const card = page.getByRole('list', { name: 'Custom scripts' }).getByRole('listitem').filter({ hasText: name });
    for (const shown of ['Inactive', 'Body End', 'Marketing', 'Counts <b>visitors</b>'])
      await expect(card).toContainText(shown);

    await dashboard.button(`Preview ${name}`).click();
    const preview = dashboard.dialog(`Preview of ${name}`);
    await expect(preview.locator('pre')).toHaveText(CODE);
    for (const shown of ['Body End', 'Inactive']) await expect(preview).toContainText(shown);
    await preview.getByRole('button', { name: 'Close' }).click();

    await dashboard.button(`Edit ${name}`).click();
    await expect(form.getByRole('textbox', { name: 'Script code' })).toHaveText(CODE);
    await dashboard.choose(form.getByLabel('Consent category'), 'Analytics');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Custom script updated successfully');
    await expect(card).toContainText('Analytics');
    const stored = (await owner.get<CustomScriptView[]>('/api/admin/custom-scripts')).find((one) => one.name === name);
    expect(stored).toMatchObject({ script: CODE, consentCategory: 'analytics' });

    await dashboard.button(`Delete ${name}`).click();
    const question = dashboard.dialog('Delete custom script');
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(card).toBeVisible();
    await dashboard.button(`Delete ${name}`).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await dashboard.expectToast('Success', 'Custom script deleted successfully');
    await expect(card).toHaveCount(0);
    expect(await page.evaluate('window.attacked')).toBeUndefined();
  },
);

test(
  'Custom Scripts: the switch of a script sends only isActive',
  { tag: '@desktop' },
  async ({ page, dashboard, aScript }) => {
    const { name } = await aScript({ script: '<!-- nothing -->' });
    await dashboard.open('Custom Scripts');
    const toggle = page.getByRole('switch', { name: `Run ${name}` });

    const isChange = (one: Request) => CALLS.test(one.url()) && one.method() === 'PUT';
    const [request] = await Promise.all([page.waitForRequest(isChange), toggle.click()]);

    expect(request.postDataJSON()).toEqual({ isActive: true });
    await dashboard.expectToast('Success', 'Custom script updated successfully');
    await expect(toggle).toBeChecked();
  },
);

test(
  'Custom Scripts: saving a script sends only the changed fields, so that another admin who switched it off is not overruled',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, aScript }) => {
    const { id, name } = await aScript({ script: '<!-- nothing -->', isActive: true });
    await dashboard.open('Custom Scripts');
    await dashboard.button(`Edit ${name}`).click();
    await owner.send('PUT', `/api/admin/custom-scripts/${id}`, { isActive: false });
    await page.getByRole('textbox', { name: 'Description' }).fill('Counts visits');

    const isChange = (one: Request) => CALLS.test(one.url()) && one.method() === 'PUT';
    const [request] = await Promise.all([page.waitForRequest(isChange), dashboard.button('Save changes').click()]);

    expect(request.postDataJSON()).toEqual({ description: 'Counts visits' });
    await dashboard.expectToast('Success', 'Custom script updated successfully');
    await expect(page.getByRole('switch', { name: `Run ${name}` })).not.toBeChecked();
  },
);

test(
  'Custom Scripts: failed changes show an error',
  { tag: '@desktop' },
  async ({ page, dashboard, watch, aScript }) => {
    watch.expectRefusals(500);
    const { name } = await aScript();
    await dashboard.open('Custom Scripts');
    await page.route(CALLS, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
    );

    await page.getByRole('switch', { name: `Run ${name}` }).click();
    await dashboard.expectToast('Error', 'Failed to update custom script');
    await dashboard.button(`Delete ${name}`).click();
    const question = dashboard.dialog('Delete custom script');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await dashboard.expectToast('Error', 'Failed to delete custom script');
    await question.getByRole('button', { name: 'Keep' }).click();
    await dashboard.button('Add Custom Script').first().click();
    const form = page.getByRole('dialog', { name: 'Add Custom Script' });
    await form.getByLabel('Name').fill('Never stored');
    await form.getByRole('textbox', { name: 'Script code' }).fill(CODE);
    await form.getByRole('button', { name: 'Add Custom Script' }).click();

    await dashboard.expectToast('Error', 'Failed to create custom script');
    await expect(form.getByRole('textbox', { name: 'Script code' })).toHaveText(CODE);
  },
);

test('Custom Scripts: an empty list shows an empty state', { tag: '@phone' }, async ({ page, dashboard }) => {
  await page.route(CALLS, (route) => route.fulfill({ json: [] }));

  await dashboard.open('Custom Scripts');

  await expect(page.getByText('No custom scripts configured yet.', { exact: true })).toBeVisible();
});
