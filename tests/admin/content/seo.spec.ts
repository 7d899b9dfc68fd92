import type { PublicSeo, SaveSeo, SeoView } from '@farmhouse/contracts/content/seo';
import { accepted, call } from '../../support/api/call.ts';
import { expect, test as base } from '../../support/browser/dashboard.ts';
import { SITE_URL } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { answerShownGallery } from '../../support/pictures/gallery-items.ts';
import { PICTURE_URL } from '../../support/pictures/picture-files.ts';

const COLUMNS = ['Page', 'Title', 'Reviews', 'SEO Score', 'Actions'];
const LIST = /\/api\/admin\/seo$/;
const text = (length: number) => 'x'.repeat(length);

const EMPTY: Partial<SaveSeo> = {
  title: null,
  description: null,
  keywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  canonicalUrl: null,
  schemaData: null,
  reviewsEnabled: true,
  reviewCount: 0,
  averageRating: '0.0',
};

interface SearchRecord {
  record: SeoView;
  name: string;
  /** Updates some of its fields. */
  store: (fields: Partial<SaveSeo>) => Promise<SeoView>;
}

/** A page's search record, emptied for the test and restored after it; each screen size uses its own page. */
const test = base.extend<{ searchRecord: SearchRecord }>({
  searchRecord: async ({ owner, isMobile }, use) => {
    const page = isMobile ? 'about' : 'data-processing';
    const found = (await owner.get<SeoView[]>('/api/admin/seo')).find((one) => one.page === page);
    const record = found ?? (await owner.send<SeoView>('POST', '/api/admin/seo', { page }));
    const store = (fields: Partial<SaveSeo>) => owner.send<SeoView>('PUT', `/api/admin/seo/${record.id}`, fields);
    const emptied = await store(EMPTY);
    await use({ record: emptied, name: isMobile ? 'About' : 'Data Processing', store });
    const { id: _id, score: _score, updatedAt: _updatedAt, ...before } = record;
    await store(before);
  },
});

// serial, because the tests share one page's record
test.describe.configure({ mode: 'default' });

test(
  'SEO & Reviews: the form updates the score and both previews while typing, and guests get the saved record',
  { tag: '@desktop' },
  async ({ page, dashboard, searchRecord: { record, name } }) => {
    await dashboard.open('SEO & Reviews');
    await expect(page.getByRole('heading', { name: 'Unified SEO & Review Management', exact: true })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
    const row = page.getByRole('table', { name: 'Pages' }).getByRole('row').filter({ hasText: name });
    await expect(row).toHaveCount(1);
    await expect(page.getByText(name, { exact: true })).toHaveCount(1);
    await expect(row).toContainText('0 Poor');
    await expect(row).toContainText('Reviews (0 reviews)');
    await row.getByText('8 of 8 checks to improve').click();
    await expect(row).toContainText('Under Basic SEO, name the page and the place in 30 to 60 characters.');

    await dashboard.button(`Edit SEO of ${name}`).click();
    const form = dashboard.dialog('Edit Page SEO');
    const field = (label: string) => form.getByLabel(label, { exact: true });
    const expectScore = (score: string, checks: string) =>
      expect(form.getByRole('status')).toHaveText(new RegExp(`^${score}\\s*${checks} checks$`));
    await field('Title').fill(text(29));
    await expect(form.getByText('29 characters', { exact: true })).toBeVisible();
    await expect(form.getByText('30-60 characters', { exact: true })).toBeVisible();
    await expectScore('0 Poor', '0/8');
    await field('Title').fill(text(30));
    await expectScore('20 Poor', '1/8');
    await expect(form.getByText('120-160 characters', { exact: true })).toBeVisible();
    await field('Description').fill(text(120));
    await expectScore('40 Needs Work', '2/8');
    await field('Keywords').fill('pool,,lawn');
    await expect(form.getByText('2 keywords', { exact: true })).toBeVisible();
    await expectScore('40 Needs Work', '2/8');
    await field('Keywords').fill('pool, lawn, fire');
    await expectScore('55 Fair', '3/8');

    await form.getByRole('tab', { name: 'Reviews & Snippets' }).click();
    const search = form.getByRole('region', { name: 'Search result preview' });
    await expect(search).toContainText('No stars');
    await field('Review count').fill('many');
    await field('Review count').blur();
    await expect(field('Review count')).toHaveValue('0');
    await field('Review count').fill('12');
    await field('Average rating').fill('4.5');
    await field('Average rating').blur();
    await expect(search).toContainText(text(30));
    await expect(search.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
    await expect(search).toContainText('12 reviews');
    await expectScore('65 Fair', '4/8');

    await form.getByRole('tab', { name: 'Advanced' }).click();
    const social = form.getByRole('region', { name: 'Social card preview' });
    await field('Social title').fill('Come and stay');
    await expect(social).toContainText('Come and stay');
    await field('Social description').fill('A house with a pool');
    await field('Social image URL').fill(`${SITE_URL}/api/placeholder/1200/630`);
    await expect(social.locator('img')).toHaveAttribute('src', `${SITE_URL}/api/placeholder/1200/630`);
    await field('Canonical URL').fill('https://example.com/');
    await expectScore('100 Excellent', '8/8');
    await field('Custom JSON').fill('{"@type": "Place"');
    await expect(form.getByText('Not valid JSON: kept as plain text', { exact: true })).toBeVisible();
    await field('Custom JSON').fill('"Place"');
    await expect(form.getByText('Must be a JSON object or list: kept as plain text', { exact: true })).toBeVisible();
    await field('Custom JSON').fill('{"@type": "Place"}');
    await expect(form.getByText('Valid JSON: published as structured data', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'Update SEO & Review Settings', exact: true }).click();

    await dashboard.expectToast('Success', 'SEO settings updated successfully');
    await expect(row).toContainText('100 Excellent');
    await expect(row).toContainText('8/8 checks');
    await expect(row).toContainText('4.5 (12 reviews)');
    await eventually(async () => {
      const stored = accepted(await call<PublicSeo>('GET', `/api/seo/${record.page}`));
      expect(stored).toMatchObject({ title: text(30), reviewCount: 12, averageRating: '4.5' });
      expect(stored.schemaData).toEqual({ '@type': 'Place' });
    });
  },
);

test(
  'SEO & Reviews: a new record starts with the defaults, and sample reviews are never stored',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    await page.route(LIST, (route) =>
      route.fulfill(route.request().method() === 'GET' ? { json: [] } : { status: 201, json: { id: 1, page: 'home' } }),
    );
    await dashboard.open('SEO & Reviews');
    await dashboard.button('Add Page SEO').first().click();
    const form = dashboard.dialog('Add Page SEO');
    const save = form.getByRole('button', { name: 'Create SEO & Review Settings', exact: true });
    await form.getByRole('tab', { name: 'Reviews & Snippets' }).click();
    await expect(form.getByPlaceholder('1008', { exact: true })).toHaveValue('');
    await expect(form.getByLabel('Average rating')).toHaveValue('0.0');

    await save.click();
    await expect(form.getByText('Page is required', { exact: true })).toBeVisible();
    await dashboard.choose(form.getByLabel('Page', { exact: true }), 'Home');
    const [request] = await Promise.all([
      page.waitForRequest((one) => LIST.test(one.url()) && one.method() === 'POST'),
      save.click(),
    ]);

    expect(request.postDataJSON()).toMatchObject({
      page: 'home',
      title: null,
      schemaType: 'WebPage',
      priority: 50,
      changeFreq: 'monthly',
      reviewsEnabled: true,
      showInSnippets: true,
      reviewCount: 0,
      averageRating: '0.0',
      ratingScale: 5,
      reviewSnippet1Author: null,
      reviewSnippet2Body: null,
      schemaData: null,
    });
    await dashboard.expectToast('Success', 'SEO settings created successfully');
  },
);

test(
  'SEO & Reviews: a rejected field opens its tab, and a failed save keeps the input',
  { tag: '@phone' },
  async ({ page, dashboard, watch, searchRecord: { name } }) => {
    watch.expectRefusals(400, 500);
    await dashboard.open('SEO & Reviews');
    await dashboard.button(`Edit SEO of ${name}`).click();
    const form = dashboard.dialog('Edit Page SEO');
    const save = form.getByRole('button', { name: 'Update SEO & Review Settings', exact: true });
    await form.getByRole('tab', { name: 'Advanced' }).click();
    await form.getByLabel('Canonical URL').fill('javascript:alert(1)');
    await form.getByRole('tab', { name: 'Basic SEO' }).click();
    await save.click();
    const refusal = 'Canonical URL must be an address that begins with https://, http:// or /';
    await dashboard.expectToast('Error', refusal);
    await expect(form.getByText(refusal, { exact: true })).toBeVisible();
    await expect(form.getByLabel('Canonical URL')).toBeFocused();

    await page.route(/\/api\/admin\/seo\/\d+$/, (route) => route.fulfill({ status: 500, body: '' }));
    await save.click();

    await dashboard.expectToast('Error', 'Failed to update SEO settings');
    await expect(form.getByLabel('Canonical URL')).toHaveValue('javascript:alert(1)');
  },
);

test(
  'SEO & Reviews: with an address of its own the dashboard names the site’s address in previews and pictures',
  { tag: '@desktop' },
  async ({ page, dashboard, watch, searchRecord: { name } }) => {
    // the social preview shows the chosen picture
    watch.expectLogged(/^requested https:\/\/farm\.example\/assets\//);
    await page.route(/\/api\/admin\/me$/, async (route) => {
      const response = await route.fetch();
      const account = (await response.json()) as object;
      await route.fulfill({ response, json: { ...account, siteUrl: 'https://farm.example' } });
    });
    await page.route('https://farm.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }),
    );
    await answerShownGallery(page, ['The pool']);
    await dashboard.open('SEO & Reviews');
    await dashboard.button(`Edit SEO of ${name}`).click();
    const form = dashboard.dialog('Edit Page SEO');
    await form.getByRole('tab', { name: 'Reviews & Snippets' }).click();
    await expect(form.getByRole('region', { name: 'Search result preview' })).toContainText('https://farm.example/');

    await form.getByRole('tab', { name: 'Advanced' }).click();
    await form.getByRole('button', { name: 'Choose from the gallery: Social image' }).click();
    await dashboard.dialog('Pictures of the gallery').getByRole('button', { name: 'The pool' }).click();

    await expect(form.getByLabel('Social image URL')).toHaveValue(`https://farm.example${PICTURE_URL}`);
  },
);

test(
  'SEO & Reviews: HTML in a search record is shown as text and never runs',
  { tag: '@desktop' },
  async ({ page, dashboard, searchRecord }) => {
    const title = '</title><img src=x onerror="window.attacked=true">';
    await searchRecord.store({ title, schemaData: '</script><script>window.attacked=true</script>' });
    await dashboard.open('SEO & Reviews');

    await expect(dashboard.record(title).first()).toBeVisible();
    await dashboard.button(`Edit SEO of ${searchRecord.name}`).click();
    const form = dashboard.dialog('Edit Page SEO');
    await form.getByRole('tab', { name: 'Reviews & Snippets' }).click();

    await expect(form.getByRole('region', { name: 'Search result preview' })).toContainText(title);
    await form.getByRole('tab', { name: 'Advanced' }).click();
    await expect(form.getByLabel('Custom JSON')).toHaveValue('</script><script>window.attacked=true</script>');
    expect(await page.evaluate('window.attacked')).toBeUndefined();
  },
);

test(
  'SEO & Reviews: Try again reloads the list of search records after a failure',
  { tag: '@phone' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(503);
    await page.route(LIST, (route) => route.fulfill({ status: 503, body: '' }));
    await dashboard.open('SEO & Reviews');
    await expect(page.getByRole('alert')).toContainText('SEO settings could not be loaded');

    await page.unroute(LIST);
    await dashboard.button('Try again').click();

    await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
  },
);
