import { randomInt } from 'node:crypto';
import type { BlogPostView, SaveBlogPost } from '@farmhouse/contracts/content/blog';
import type { Locator, Page } from '@playwright/test';
import { accepted, call } from './api/call.ts';
import { test as base } from './browser/dashboard.ts';

interface BlogFixtures {
  /** Creates a post that is deleted when the test ends. */
  aPost: (post?: Partial<SaveBlogPost>) => Promise<BlogPostView>;
}

export const uniqueTitle = (start: string): string => `${start} ${randomInt(1_000_000, 9_999_999)}`;
export const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export const test = base.extend<BlogFixtures>({
  aPost: async ({ owner }, use) => {
    const made: BlogPostView[] = [];
    await use(async (post = {}) => {
      const title = post.title ?? uniqueTitle('Mango season');
      const fields = { title, slug: slugOf(title), content: '<p>Sweet since May.</p>', ...post };
      const stored = await owner.send<BlogPostView>('POST', '/api/blog-posts', fields);
      made.push(stored);
      return stored;
    });
    for (const { id } of made) await owner.call('DELETE', `/api/blog-posts/${id}`);
  },
});

/** The open form of a post. */
export const form = (page: Page): Locator => page.getByRole('dialog', { name: /^(New|Edit) Post$/ });
/** The editor of the post's text. */
export const textOf = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Content', exact: true });

/** A post in the dashboard's list. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Posts', exact: true }).getByRole('listitem').filter({ hasText: title });

/** The post of a slug as the owner reads it. */
export const stored = async (slug: string, token: string): Promise<BlogPostView> =>
  accepted(await call<BlogPostView>('GET', `/api/blog-posts/${slug}`, { token }));

export { expect } from '@playwright/test';
