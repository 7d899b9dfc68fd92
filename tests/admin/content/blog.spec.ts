import { join } from 'node:path';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import type { Page } from '@playwright/test';
import { card, expect, form, stored, test, textOf, uniqueTitle } from '../../support/blog-posts.ts';
import { accepted, call } from '../../support/api/call.ts';
import { answerShownGallery } from '../../support/pictures/gallery-items.ts';
import { PICTURE_URL } from '../../support/pictures/picture-files.ts';
import { HANDLER_REPORTED, pasteHtml } from '../../support/browser/paste-html.ts';

const PICTURE = join(import.meta.dirname, '../../../frontend/public/assets/demo-1/09-food-750.webp');
const HOSTILE = [
  '<p onclick="window.attacked = true">Harmless <b>words</b></p>',
  '<script>window.attacked = true</script>',
  '<img src="x" onerror="window.attacked = true">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:window.attacked = true">a link</a>',
  '<iframe src="https://evil.example/"></iframe>',
  '<svg onload="window.attacked = true"></svg>',
].join('');

const openTab = (page: Page, name: string): Promise<void> => form(page).getByRole('tab', { name }).click();

test(
  'Blog Posts: a post is created, published, changed without a new slug, and deleted',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const title = uniqueTitle('Rain & Mangoes');
    const slug = `rain-mangoes-${title.slice(-7)}`;
    await dashboard.open('Blog Posts');
    await dashboard.button('New Post').click();
    await openTab(page, 'Settings');

    await form(page).getByRole('button', { name: 'Create Post' }).click();
    for (const field of ['Title', 'Slug', 'Content'])
      await expect(form(page).getByText(`${field} is required`, { exact: true })).toBeVisible();
    await form(page).getByLabel('Title', { exact: true }).fill(title);
    await expect(form(page).getByLabel('Slug')).toHaveValue(slug);
    await form(page).getByLabel('Excerpt').fill('What July tastes like.');
    await textOf(page).click();
    await page.keyboard.type('The first rain.');
    await openTab(page, 'SEO & Meta');
    await form(page).getByLabel('Meta title').fill('Short');
    await expect(form(page).getByText('5 characters: longer would be better')).toBeVisible();
    await form(page).getByLabel('Meta title').fill('A monsoon weekend at the farmhouse in Keesara');
    await expect(form(page).getByText('45 characters: good')).toBeVisible();
    const result = form(page).getByRole('region', { name: 'Search result preview' });
    await expect(result).toContainText('A monsoon weekend at the farmhouse in Keesara');
    await expect(result).toContainText('What July tastes like.');
    await openTab(page, 'Settings');
    await form(page).getByText('Published', { exact: true }).click();
    await form(page).getByRole('switch', { name: 'Featured' }).click();
    await form(page).getByRole('button', { name: 'Create Post' }).click();

    await dashboard.expectToast('Success', 'Blog post created successfully');
    for (const text of ['Published', 'Featured', 'What July tastes like.', '5 min read', '0 views', 'By '])
      await expect(card(page, title)).toContainText(text);
    const { content, author } = accepted(await call<BlogPostView>('GET', `/api/blog-posts/${slug}`));
    expect(content).toBe('<p>The first rain.</p>');
    expect(author).toMatch(/ Team$/);
    await dashboard.button(`Edit ${title}`).click();
    await form(page).getByLabel('Title', { exact: true }).fill(`${title} again`);
    await expect(form(page).getByLabel('Slug')).toHaveValue(slug);
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Blog post updated successfully');
    expect((await stored(slug, owner.token)).title).toBe(`${title} again`);
    page.once('dialog', (question) => void question.accept());
    await dashboard.button(`Delete ${title} again`).click();
    await dashboard.expectToast('Success', 'Blog post deleted successfully');
    await expect(card(page, title)).toHaveCount(0);
  },
);

test(
  'Blog Posts: the list is loaded without texts, and a post with its text when it is edited, on request once more',
  { tag: '@desktop' },
  async ({ page, dashboard, watch, aPost }) => {
    watch.expectFailedRequests();
    const { id, title, slug } = await aPost();
    const listed = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/blog-posts');
    await dashboard.open('Blog Posts');
    const posts = (await (await listed).json()) as { id: number }[];
    expect(posts.find((post) => post.id === id)).toMatchObject({ title });
    for (const post of posts) expect(post).not.toHaveProperty('content');

    await page.route(`**/api/blog-posts/${slug}`, (route) => route.abort());
    await dashboard.button(`Edit ${title}`).click();
    await dashboard.expectToast('Error', 'Failed to load blog post');
    await expect(form(page)).toHaveCount(0);
    await page.unroute(`**/api/blog-posts/${slug}`);
    await dashboard.button('Try again').click();

    await expect(textOf(page)).toContainText('Sweet since May.');
  },
);

test(
  'Blog Posts: the list is filtered by status, with the number of posts in each',
  { tag: '@phone' },
  async ({ page, dashboard, aPost }) => {
    const draft = await aPost();
    const archived = await aPost({ title: uniqueTitle('Old news'), status: 'archived' });
    await dashboard.open('Blog Posts');
    await expect(card(page, draft.title)).toContainText('Draft');

    await page.getByRole('button', { name: /^Archived \(\d+\)$/ }).click();

    await expect(card(page, archived.title)).toBeVisible();
    await expect(card(page, draft.title)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Archived/, pressed: true })).toBeVisible();
    await expect(card(page, draft.title)).toHaveCount(0);
  },
);

test(
  'Blog Posts: a search without hits is named, and clearing it shows all posts',
  { tag: '@phone' },
  async ({ page, dashboard, aPost }) => {
    const { title } = await aPost();
    await dashboard.open('Blog Posts');
    await page.getByRole('searchbox', { name: 'Search by title, excerpt or slug' }).fill('nobody wrote this');
    await expect(page.getByText('No post matches “nobody wrote this”')).toBeVisible();
    await expect(dashboard.button('All Posts (0)')).toBeVisible();

    await dashboard.button('Show all posts').click();

    await expect(card(page, title)).toBeVisible();
    await expect(page).not.toHaveURL(/q=/);
  },
);

test(
  'Blog Posts: a duplicate slug is marked beside its field, whichever tab is open',
  { tag: '@phone' },
  async ({ page, dashboard, watch, aPost }) => {
    watch.expectRefusals(409);
    const { slug } = await aPost();
    await dashboard.open('Blog Posts');
    await dashboard.button('New Post').click();
    await form(page).getByLabel('Title', { exact: true }).fill('Another text');
    await form(page).getByLabel('Slug').fill(slug);
    await textOf(page).click();
    await page.keyboard.type('Text');
    await openTab(page, 'Settings');

    await form(page).getByRole('button', { name: 'Create Post' }).click();

    await dashboard.expectToast('Error', 'A post with this slug already exists');
    await expect(form(page).getByText('A post with this slug already exists', { exact: true })).toBeVisible();
    await expect(form(page).getByLabel('Slug')).toBeFocused();
  },
);

test(
  'Blog Posts: unsafe HTML pasted into a post is sanitised before it is stored and shown',
  { tag: '@desktop' },
  async ({ page, dashboard, watch, owner, aPost }) => {
    watch.expectLogged(HANDLER_REPORTED);
    const { title, slug } = await aPost({ status: 'published' });
    await dashboard.open('Blog Posts');
    await dashboard.button(`Edit ${title}`).click();
    await expect(textOf(page)).toContainText('Sweet since May.');

    await pasteHtml(textOf(page), HOSTILE);
    await expect(textOf(page)).toContainText('Harmless words');
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Blog post updated successfully');

    const { content } = await stored(slug, owner.token);
    expect(content).toContain('<strong>words</strong>');
    expect(content).not.toMatch(/script|onclick|onerror|onload|<img|iframe|svg|evil/i);
    await dashboard.button(`Edit ${title}`).click();
    await expect(textOf(page)).toContainText('a link');
    expect(await page.evaluate('window.attacked')).toBeUndefined();
  },
);

test(
  'Blog Posts: saving a changed post keeps markup that the editor has no tool for',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, aPost }) => {
    const kept = [
      '<section><h2>Water</h2><p>H<sub>2</sub>O, 6<sup>th</sup>, <mark>marked</mark></p></section>',
      '<p><abbr title="Hyderabad">Hyd</abbr>, <time datetime="2026-12-01">in December</time></p>',
      '<figure><blockquote><p>Said</p></blockquote><figcaption>By a guest</figcaption></figure>',
      '<dl><dt>Pool</dt><dd>Heated</dd></dl>',
    ];
    const { title, slug } = await aPost({ content: `<p>Before.</p>${kept.join('')}` });
    await dashboard.open('Blog Posts');
    await dashboard.button(`Edit ${title}`).click();
    await textOf(page).getByText('Before.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' More.');

    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Blog post updated successfully');

    const { content } = await stored(slug, owner.token);
    expect(content).toBe(`<p>Before. More.</p>${kept.join('')}`);
  },
);

test(
  'Blog Posts: the editor’s heading, list and link tools work with the keyboard',
  { tag: '@desktop' },
  async ({ page, dashboard, owner, aPost }) => {
    const { title, slug } = await aPost();
    await dashboard.open('Blog Posts');
    await dashboard.button(`Edit ${title}`).click();
    const tools = form(page).getByRole('toolbar', { name: 'Content formatting' });
    await textOf(page).click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');

    await tools.getByRole('button', { name: 'Heading H2', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(tools.getByRole('button', { name: 'Heading H2', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await textOf(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await expect(tools.getByRole('button', { name: 'Picture' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tools.getByRole('button', { name: 'Link' })).toBeFocused();
    await page.keyboard.press('Enter');
    const link = dashboard.dialog('Link');
    await link.getByLabel('Address').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(link.getByText('Enter a web address, a mail address or a path like /services')).toBeVisible();
    await link.getByLabel('Address').fill('/services');
    await page.keyboard.press('Enter');
    await expect(link).toHaveCount(0);
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Blog post updated successfully');

    expect((await stored(slug, owner.token)).content).toBe('<h2><a href="/services">Sweet since May.</a></h2>');
  },
);

test(
  'Blog Posts: a picture with an alt text is uploaded into the content',
  { tag: '@phone' },
  async ({ page, dashboard, owner, aPost }) => {
    const { title, slug } = await aPost();
    await dashboard.open('Blog Posts');
    await dashboard.button(`Edit ${title}`).click();
    await form(page).getByRole('button', { name: 'Picture', exact: true }).click();
    const dialog = dashboard.dialog('Picture');

    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(dialog.getByText('Alt text is required', { exact: true })).toBeVisible();
    await dialog.getByLabel('File').setInputFiles(PICTURE);
    await dialog.getByLabel('Alt text').fill('A plate of mangoes');
    await dialog.getByRole('button', { name: 'Insert picture' }).click();

    await expect(textOf(page).getByRole('img', { name: 'A plate of mangoes' })).toBeVisible({ timeout: 60_000 });
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Blog post updated successfully');
    expect((await stored(slug, owner.token)).content).toMatch(/<img src="\/uploads\/[^"]+" alt="A plate of mangoes"/);
  },
);

test(
  'Blog Posts: a draft is published by a button that is visible without scrolling',
  { tag: '@phone' },
  async ({ page, dashboard, owner, aPost }) => {
    const { title, slug } = await aPost({ content: '<p>Long text.</p>'.repeat(80) });
    await dashboard.open('Blog Posts');
    await dashboard.button(`Edit ${title}`).click();
    const publish = form(page).getByRole('button', { name: 'Publish', exact: true });
    await expect(publish).toBeInViewport({ ratio: 1 });

    await form(page).getByLabel('Title', { exact: true }).fill('');
    await publish.click();
    await expect(form(page).getByText('Title is required', { exact: true })).toBeVisible();
    expect((await stored(slug, owner.token)).status).toBe('draft');
    await form(page).getByLabel('Title', { exact: true }).fill(`${title} now`);
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Blog post updated successfully');
    expect(await stored(slug, owner.token)).toMatchObject({ title: `${title} now`, status: 'draft' });

    await dashboard.button(`Edit ${title} now`).click();
    await publish.click();
    await dashboard.expectToast('Success', 'Blog post published');
    await expect(card(page, `${title} now`)).toContainText('Published');
    expect(accepted(await call<BlogPostView>('GET', `/api/blog-posts/${slug}`)).status).toBe('published');
    await dashboard.button(`Edit ${title} now`).click();
    await expect(form(page).getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(publish).toHaveCount(0);
  },
);

test(
  'Blog Posts: pictures of the gallery are chosen for the cover and for the text',
  { tag: '@phone' },
  async ({ page, dashboard, owner, aPost }) => {
    const { title, slug } = await aPost();
    const alt = 'A basket of mangoes';
    await answerShownGallery(page, ['Mango blossom', alt]);
    const pictures = dashboard.dialog('Pictures of the gallery');
    await dashboard.open('Blog Posts');
    await dashboard.button(`Edit ${title}`).click();
    await dashboard.button('Choose from the gallery: Featured image').click();
    await pictures.getByRole('button', { name: 'Mango blossom' }).click();
    await expect(form(page).getByLabel('Featured image', { exact: true })).toHaveValue(PICTURE_URL);

    await form(page).getByRole('button', { name: 'Picture', exact: true }).click();
    const dialog = dashboard.dialog('Picture');
    await dialog.getByText('Gallery', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(dialog.getByText('Choose a picture', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Choose from the gallery' }).click();
    await pictures.getByRole('button', { name: alt }).click();
    await expect(dialog.getByLabel('Alt text')).toHaveValue(alt);
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(textOf(page).getByRole('img', { name: alt })).toBeVisible();
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await dashboard.expectToast('Success', 'Blog post updated successfully');

    const post = await stored(slug, owner.token);
    expect(post.content).toContain(`alt="${alt}"`);
    expect(post.featuredImage).toBe(PICTURE_URL);
  },
);
