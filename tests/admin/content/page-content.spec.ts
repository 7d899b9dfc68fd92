import { randomInt } from 'node:crypto';
import type { ContentView, SaveContent } from '@farmhouse/contracts/content/page-content';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../../support/browser/dashboard.ts';
import { HANDLER_REPORTED, pasteHtml } from '../../support/browser/paste-html.ts';

interface ContentFixtures {
  /** Creates a text of a page that is deleted when the test ends. */
  aText: (text: Pick<SaveContent, 'content'> & Partial<SaveContent>) => Promise<ContentView>;
}

const uniqueIdentifier = (): string => `test.text-${randomInt(1_000_000, 9_999_999)}`;

const test = base.extend<ContentFixtures>({
  aText: async ({ owner }, use) => {
    const made: number[] = [];
    await use(async (text) => {
      const fields = { identifier: uniqueIdentifier(), page: 'test', ...text };
      const stored = await owner.send<ContentView>('POST', '/api/admin/content', fields);
      made.push(stored.id);
      return stored;
    });
    for (const id of made) {
      await owner.call('PUT', `/api/admin/content/${id}`, { body: { editable: true } });
      await owner.call('DELETE', `/api/admin/content/${id}`);
    }
  },
});

const form = (page: Page): Locator => page.getByRole('dialog', { name: /^(Add|Edit) Page Content$/ });
const row = (page: Page, identifier: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: identifier });
const textbox = (page: Page, name: string): Locator => form(page).getByLabel(name, { exact: true });

test(
  'Page Content: a text is added to its page and deleted; its identifier is unique and cannot be changed',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(409);
    const identifier = uniqueIdentifier();
    await dashboard.open('Page Content');
    await dashboard.button('Add Page Content').click();

    await form(page).getByRole('button', { name: 'Add Page Content' }).click();
    for (const field of ['Content', 'Identifier'])
      await expect(form(page).getByText(`${field} is required`, { exact: true })).toBeVisible();
    await textbox(page, 'Content').fill('Gates close at ten.');
    await expect(form(page).getByRole('group', { name: 'Preview' })).toHaveText('Gates close at ten.');
    await form(page).getByLabel('Identifier').fill(identifier);
    await form(page).getByLabel('Page', { exact: true }).fill('test');
    await form(page).getByRole('button', { name: 'Add Page Content' }).click();
    await dashboard.expectToast('Success', 'Page content created successfully');
    const testPage = page.getByRole('region', { name: 'Test', exact: true });
    await expect(testPage.getByRole('listitem').filter({ hasText: identifier })).toBeVisible();

    await dashboard.button('Add Page Content').click();
    await textbox(page, 'Content').fill('Another');
    await form(page).getByLabel('Identifier').fill(identifier);
    await form(page).getByRole('button', { name: 'Add Page Content' }).click();
    await dashboard.expectToast('Error', 'Content with this identifier already exists');
    await expect(form(page).getByLabel('Identifier')).toBeFocused();
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await dashboard.button('Discard').click();

    await dashboard.button(`Edit ${identifier}`).click();
    await expect(form(page).getByLabel('Identifier')).toBeDisabled();
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    page.once('dialog', (question) => void question.accept());
    await dashboard.button(`Delete ${identifier}`).click();
    await dashboard.expectToast('Success', 'Page content deleted successfully');
    await expect(row(page, identifier)).toHaveCount(0);
  },
);

test(
  'Page Content: a text of the site that is not stored is listed as built-in, and its form knows where it belongs',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await page.route(/\/api\/admin\/content$/, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: [] })
        : route.fulfill({ status: 201, json: { id: 1 } }),
    );
    await dashboard.open('Page Content');
    await expect(row(page, 'house.rules')).toContainText('Built-in text');
    await dashboard.button('Edit house.rules').click();
    await expect(form(page).getByLabel('Identifier')).toHaveValue('house.rules');
    await expect(form(page).getByLabel('Identifier')).toBeDisabled();
    await expect(form(page).getByLabel('Page', { exact: true })).toBeDisabled();
    await textbox(page, 'Entry 1').fill('No shoes indoors');

    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/admin/content')),
      form(page).getByRole('button', { name: 'Add Page Content' }).click(),
    ]);

    expect(request.postDataJSON()).toEqual({
      identifier: 'house.rules',
      content: 'No shoes indoors',
      contentType: 'list',
      description: 'House rules, one a line',
      category: 'lists',
      page: 'home',
    });
  },
);

test(
  'Page Content: the entries of a list are changed, added, moved and removed',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, aText }) => {
    const { identifier } = await aText({ content: 'Keesara\nECIL\nUppal', contentType: 'list' });
    await dashboard.open('Page Content');
    await dashboard.button(`Edit ${identifier}`).click();

    await dashboard.button('Move entry 1 down').click();
    await expect(dashboard.button('Move entry 2 down')).toBeFocused();
    await dashboard.button('Remove entry 3').click();
    await dashboard.button('Add entry').click();
    await expect(textbox(page, 'Entry 3')).toBeFocused();
    await page.keyboard.type('Kompally');
    await expect(form(page).getByRole('group', { name: 'Preview' }).getByRole('listitem')).toHaveText([
      'ECIL',
      'Keesara',
      'Kompally',
    ]);
    await form(page).getByRole('button', { name: 'Save changes' }).click();

    await dashboard.expectToast('Success', 'Page content updated successfully');
    const { content } = await owner.get<ContentView>(`/api/content/${identifier}`);
    expect(content).toBe('ECIL\nKeesara\nKompally');
  },
);

test(
  'Page Content: when the last entry of a table is removed by keyboard, Add entry has the focus',
  { tag: '@desktop' },
  async ({ page, dashboard }) => {
    await dashboard.open('Page Content');
    await dashboard.button('Edit home.host').click();
    const removals = form(page).getByRole('button', { name: /^Remove entry/ });
    await expect(removals).not.toHaveCount(0);

    for (let left = await removals.count(); left > 0; left -= 1) {
      await removals.last().press('Enter');
      await expect(removals).toHaveCount(left - 1);
    }

    await expect(dashboard.button('Add entry')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      form(page)
        .getByLabel(/^Entry 1: /)
        .first(),
    ).toBeFocused();
  },
);

test(
  'Page Content: a list with several fields per entry is edited in fields, and its numbers stay numbers',
  { tag: '@phone' },
  async ({ page, dashboard, owner, aText }) => {
    const content = JSON.stringify([{ name: 'Lake', km: 5.1 }]);
    const { identifier } = await aText({ content, contentType: 'json' });
    await dashboard.open('Page Content');
    await dashboard.button(`Edit ${identifier}`).click();

    await dashboard.button('Add entry').click();
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(form(page).getByText('Fill in every field', { exact: true })).toBeVisible();
    await textbox(page, 'Entry 2: Name').fill('Temple');
    await form(page).getByLabel('Entry 2: Km').fill('3.4');
    await form(page).getByRole('button', { name: 'Save changes' }).click();

    await dashboard.expectToast('Success', 'Page content updated successfully');
    const stored = await owner.get<ContentView>(`/api/content/${identifier}`);
    expect(JSON.parse(stored.content)).toEqual([
      { name: 'Lake', km: 5.1 },
      { name: 'Temple', km: 3.4 },
    ]);
  },
);

test('Page Content: an entry is saved without its optional text', { tag: '@desktop' }, async ({ page, dashboard }) => {
  await dashboard.open('Page Content');
  await dashboard.button('Edit home.host').click();
  await expect(textbox(page, 'Entry 1: Picture (optional)')).toHaveValue('');
  // a table may be empty
  await expect(form(page).locator('.ant-form-item-required', { hasText: 'Content' })).toHaveCount(0);

  await form(page).getByRole('button', { name: 'Save changes' }).click();

  await dashboard.expectToast('Success', 'Page content updated successfully');
});

test(
  'Page Content: a formatted text keeps its table, ids and linked picture, and unsafe HTML pasted into it is removed',
  { tag: '@desktop' },
  async ({ page, dashboard, watch, owner, aText }) => {
    watch.expectLogged(HANDLER_REPORTED);
    const table =
      '<table><caption>Refunds</caption><thead><tr><th scope="col">Before</th></tr></thead>' +
      '<tbody><tr><td>30 days</td></tr></tbody></table>';
    const heading = '<h2 id="part-refunds">Refunds</h2>';
    const picture = '<a href="/gallery"><img src="/assets/icon.svg" alt="The pool" /></a>';
    const { identifier } = await aText({ content: `${heading}${table}${picture}<p>Ask us.</p>`, contentType: 'html' });
    await dashboard.open('Page Content');
    await dashboard.button(`Edit ${identifier}`).click();
    await textbox(page, 'Content').getByText('Ask us.').click();
    await page.keyboard.press('End');

    await pasteHtml(
      textbox(page, 'Content'),
      ' <b onclick="window.attacked = true">Really</b><script>attacked = 1</script>',
    );
    await form(page).getByRole('button', { name: 'Save changes' }).click();

    await dashboard.expectToast('Success', 'Page content updated successfully');
    const { content } = await owner.get<ContentView>(`/api/content/${identifier}`);
    for (const kept of [heading, table, picture]) expect(content).toContain(kept);
    expect(content).toContain('<strong>Really</strong>');
    expect(content).not.toMatch(/script|onclick/);
    expect(await page.evaluate('window.attacked')).toBeUndefined();
  },
);

test(
  'Page Content: a text that is not editable is shown read-only',
  { tag: '@desktop' },
  async ({ page, dashboard, aText }) => {
    const { identifier } = await aText({ content: 'Fixed by law', editable: false });
    await dashboard.open('Page Content');

    await expect(row(page, identifier)).toContainText('Read-only');
    await row(page, identifier).getByText('Show the text').click();

    await expect(row(page, identifier).getByText('Fixed by law')).toBeVisible();
    for (const action of ['Edit', 'Delete']) await expect(dashboard.button(`${action} ${identifier}`)).toHaveCount(0);
  },
);

test(
  'Page Content: a legal text cannot be deleted, but is reset to the original after confirmation',
  { tag: '@desktop' },
  async ({ page, dashboard, aText, owner }) => {
    const identifier = `legal.test-${randomInt(1_000_000, 9_999_999)}`;
    await aText({ identifier, content: 'Ours' });
    await dashboard.open('Page Content');
    await expect(dashboard.button(`Delete ${identifier}`)).toHaveCount(0);
    page.once('dialog', (dialog) => {
      expect(dialog.message()).toContain('back to the original text? Yours is lost.');
      void dialog.accept();
    });

    await dashboard.button(`Set back ${identifier}`).click();

    await expect(row(page, identifier)).toHaveCount(0);
    expect(await owner.call('GET', `/api/content/${identifier}`)).toMatchObject({ status: 404 });
  },
);
