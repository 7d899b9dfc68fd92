import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import type { Page } from '@playwright/test';
import { expect, form, slugOf, stored, test, textOf, uniqueTitle } from '../../support/blog-posts.ts';

const SAVED = /^Saved \d{1,2}:\d\d [ap]m$/;

test(
  'Blog Posts: a draft is saved automatically while it is written, after a lost connection, and when it is closed',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, watch }) => {
    watch.expectFailedRequests();
    const title = uniqueTitle('Half a thought');
    const slug = slugOf(title);
    const contentOf = async () => (await stored(slug, owner.token)).content;
    const status = form(page)
      .getByRole('status')
      .filter({ hasText: /saved|saving/i });
    await dashboard.open('Blog Posts');
    await dashboard.button('New Post').click();
    await form(page).getByLabel('Title', { exact: true }).fill(title);
    await textOf(page).click();

    await page.keyboard.type('One.');
    await expect(status).toHaveText(SAVED);
    expect(await stored(slug, owner.token)).toMatchObject({ title, content: '<p>One.</p>', status: 'draft' });

    await page.route('**/api/blog-posts/*', (route) => route.abort());
    await page.keyboard.type(' Two.');
    await expect(status).toHaveText('Not saved, trying again');
    await page.unroute('**/api/blog-posts/*');
    await page.evaluate('window.dispatchEvent(new Event("online"))');
    await expect(status).toHaveText(SAVED);
    expect(await contentOf()).toBe('<p>One. Two.</p>');

    await page.keyboard.type(' Three.');
    await form(page).getByRole('button', { name: 'Done' }).click();
    await expect(form(page)).toHaveCount(0);
    expect(await contentOf()).toBe('<p>One. Two. Three.</p>');
    await expect(page.getByRole('list', { name: 'Unsaved posts' })).toHaveCount(0);
    await owner.send('DELETE', `/api/blog-posts/${(await stored(slug, owner.token)).id}`);
  },
);

test(
  'Blog Posts: Done asks before it drops a status that was chosen and not saved',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, aPost }) => {
    const post = await aPost();
    await openForm(page, post);
    await form(page).getByRole('tab', { name: 'Settings' }).click();
    await form(page).getByRole('radio', { name: 'Published' }).check();

    await form(page).getByRole('button', { name: 'Done' }).click();
    await expect(dashboard.button('Discard')).toBeVisible();
    await dashboard.button('Keep editing').click();
    await form(page).getByRole('tab', { name: 'Settings' }).click();
    await expect(form(page).getByRole('radio', { name: 'Published' })).toBeChecked();
    await form(page).getByRole('button', { name: 'Save changes' }).click();

    await expect(form(page)).toHaveCount(0);
    expect((await stored(post.slug, owner.token)).status).toBe('published');
  },
);

test(
  'Blog Posts: unsaved input of a published post is restored on request after a reload, and readers do not see it',
  { tag: '@phone' },
  async ({ page, dashboard, owner, aPost }) => {
    const post = await aPost({ status: 'published' });
    const { title } = post;
    await openForm(page, post);
    await form(page).getByLabel('Excerpt').fill('Half a thought');
    await textOf(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' To be continued');
    await expect(form(page).getByText(/^Draft kept on this device, /)).toBeVisible();
    await expect.poll(() => page.evaluate('JSON.stringify(localStorage)')).toContain('To be continued');

    await page.reload();
    await page
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Continue writing' })
      .click();

    await expect(form(page).getByText(/^Unsaved changes from .* restored\.$/)).toBeVisible();
    await expect(form(page).getByLabel('Excerpt')).toHaveValue('Half a thought');
    await expect(textOf(page)).toContainText('To be continued');
    expect((await stored(post.slug, owner.token)).content).toBe(post.content);
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await dashboard.button('Discard').click();
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Unsaved posts' })).toHaveCount(0);
  },
);

test(
  'Blog Posts: a draft that is open in two windows is never overwritten silently',
  { tag: '@phone' },
  async ({ page, dashboard, watch, owner, aPost }) => {
    watch.expectRefusals(409);
    const post = await aPost();
    await openForm(page, post);
    await owner.send('PUT', `/api/blog-posts/${post.id}`, { content: '<p>THEIRS</p>' });

    await form(page).getByLabel('Title', { exact: true }).fill(`${post.title} MINE`);

    const conflict = dashboard.dialog('This post was changed in another window');
    await expect(conflict.getByRole('region', { name: 'My text' })).toContainText('MINE');
    await expect(conflict.getByRole('region', { name: 'Stored text' })).toContainText('THEIRS');
    await conflict.getByRole('button', { name: 'Keep editing' }).click();
    const reason = 'Not saved: This post was changed in another window meanwhile';
    await expect(form(page).getByRole('status').filter({ hasText: reason })).toBeVisible();
    expect((await stored(post.slug, owner.token)).content).toBe('<p>THEIRS</p>');
  },
);

/** Opens the post's form with its current version. */
async function openForm(tab: Page, { title }: BlogPostView): Promise<void> {
  await tab.goto('/admin/dashboard/blog');
  await tab.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  await expect(textOf(tab)).toContainText('Sweet since May.');
}

/** Changes excerpt and content in the open form and saves them. */
async function saveWith(tab: Page, text: string): Promise<void> {
  await tab.bringToFront();
  await form(tab).getByLabel('Excerpt').fill(text);
  await textOf(tab).click();
  await tab.keyboard.type(text);
  await form(tab).getByRole('button', { name: 'Save changes' }).click();
}

test(
  'Blog Posts: an edit conflict shows both versions, and the owner can keep their own',
  { tag: '@desktop' },
  async ({ page, dashboard, watch, owner, aPost }) => {
    watch.expectRefusals(409);
    const post = await aPost({ status: 'published' });

    const other = await page.context().newPage();
    for (const tab of [page, other]) await openForm(tab, post);

    await saveWith(other, 'THEIRS');
    await expect(form(other)).toHaveCount(0);
    await other.close();
    await saveWith(page, 'MINE');

    await dashboard.expectToast('Error', 'This post was changed in another window meanwhile');
    const conflict = dashboard.dialog('This post was changed in another window');
    await expect(conflict.getByRole('region', { name: 'My text' })).toContainText('MINE');
    await expect(conflict.getByRole('region', { name: 'Stored text' })).toContainText('THEIRS');
    expect((await stored(post.slug, owner.token)).excerpt).toBe('THEIRS');
    await conflict.getByRole('button', { name: 'Save my text' }).click();
    await dashboard.expectToast('Success', 'Blog post updated successfully');
    expect(await stored(post.slug, owner.token)).toMatchObject({ excerpt: 'MINE', version: 3 });
  },
);

test(
  'Blog Posts: after an edit conflict the owner can continue from the stored version',
  { tag: '@phone' },
  async ({ page, dashboard, watch, owner, aPost }) => {
    watch.expectRefusals(409);
    const post = await aPost({ status: 'published' });
    await openForm(page, post);
    const theirs = { excerpt: 'THEIRS', content: '<p>THEIRS</p>' };
    await owner.send('PUT', `/api/blog-posts/${post.id}`, theirs);
    await saveWith(page, 'MINE');
    await dashboard.button('Use the stored text').click();

    await expect(form(page).getByLabel('Excerpt')).toHaveValue('THEIRS');
    await expect(textOf(page)).toContainText('THEIRS');
    await form(page).getByLabel('Excerpt').fill('BOTH');
    await form(page).getByRole('button', { name: 'Save changes' }).click();

    await dashboard.expectToast('Success', 'Blog post updated successfully');
    expect(await stored(post.slug, owner.token)).toMatchObject({ excerpt: 'BOTH', version: 3 });
  },
);
