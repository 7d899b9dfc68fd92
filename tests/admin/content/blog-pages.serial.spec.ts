import { card, expect, form, test, uniqueTitle } from '../../support/blog-posts.ts';

test(
  'Blog Posts: a post of the second page is found there, by a search, and by its unsaved input',
  { tag: '@desktop' },
  async ({ page, dashboard, aPost }) => {
    const { title } = await aPost({ title: uniqueTitle('Older news'), status: 'published' });
    await Promise.all(Array.from({ length: 20 }, () => aPost({ title: uniqueTitle('Newer news') })));
    await dashboard.open('Blog Posts');
    await expect(card(page, 'Newer news').first()).toBeVisible();
    await expect(card(page, title)).toHaveCount(0);

    await page.getByTitle('Next Page').click();
    await expect(card(page, title)).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('searchbox', { name: 'Search by title, excerpt or slug' }).fill(title.toUpperCase());
    await expect(page).toHaveURL(/q=/);
    await expect(card(page, title)).toBeVisible();
    await dashboard.button(`Edit ${title}`).click();
    await form(page).getByLabel('Excerpt').fill('Half a thought');
    await expect(form(page).getByText(/^Draft kept on this device, /)).toBeVisible();
    await page.goto('/admin/dashboard/blog');
    await expect(card(page, 'Newer news').first()).toBeVisible();

    await page
      .getByRole('list', { name: 'Unsaved posts' })
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Continue writing' })
      .click();

    await expect(form(page).getByLabel('Excerpt')).toHaveValue('Half a thought');
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Blog post updated successfully');
    await expect(page.getByRole('list', { name: 'Unsaved posts' })).toHaveCount(0);
  },
);
