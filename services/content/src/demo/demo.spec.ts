import { describe, expect, it } from '@jest/globals';
import { SEO_PAGES, type SaveSeo } from '@farmhouse/contracts/content/seo';
import { seoScore } from '@farmhouse/contracts/content/seo-score';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { PUBLIC_URL } from '../testing/test-content.ts';
import { useContent } from '../testing/use-content.ts';
import { DEMO_CONTENT } from './page-content.ts';
import { DEMO_POSTS } from './posts.ts';
import { demoSeo } from './seo.ts';

const content = useContent();
const store = (path: string, body: object) => callAsAdmin<{ content: string }>(content(), 'POST', path, { body });
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').split(/\s+/).length;

describe('demo search records', () => {
  it('exist for every page, without reviews, each with a score of at least 85', () => {
    const records: SaveSeo[] = demoSeo(PUBLIC_URL);

    expect(records.map(({ page }) => page).toSorted()).toEqual(SEO_PAGES.filter((page) => page !== 'about').toSorted());
    const low = records.filter((record) => seoScore(record).score < 85).map(({ page }) => page);
    expect(low).toEqual([]);
    expect(records.filter(({ reviewCount, averageRating }) => reviewCount ?? averageRating)).toEqual([]);
  });

  it('name no business, so that search engines read the name in the settings', () => {
    expect(demoSeo(PUBLIC_URL).filter(({ businessName }) => businessName)).toEqual([]);
  });

  it.each(demoSeo(PUBLIC_URL))('the record of $page is valid', async (record) => {
    expect((await store('/api/admin/seo', record)).status).toBe(201);
  });
});

describe('demo blog posts', () => {
  it.each(DEMO_POSTS)('$slug has 600 words and is stored unchanged', async (post) => {
    const { status, body } = await store('/api/blog-posts', post);

    expect(status).toBe(201);
    expect(wordsOf(post.content)).toBeGreaterThan(600);
    expect(body.content).toBe(post.content.trim());
  });
});

describe('demo page texts', () => {
  it.each(DEMO_CONTENT)('$identifier is stored unchanged', async (text) => {
    const { status, body } = await store('/api/admin/content', text);

    expect(status).toBe(201);
    expect(body.content).toBe(text.content);
  });

  it('name no time for paying that is a setting, and no total that a setting divides', () => {
    const terms = DEMO_CONTENT.find(({ identifier }) => identifier === 'legal.terms-conditions');

    expect(terms?.content).toContain('by the time it names and never later than check-in');
    expect(terms?.content).not.toMatch(/hours of the confirmation|The total is due/);
  });

  it('keep nearby places within 1.8 and 8.5 km, and areas within 15 and 55 km', () => {
    const table = (identifier: string) =>
      JSON.parse(DEMO_CONTENT.find((text) => text.identifier === identifier)?.content ?? '[]') as {
        km: number;
        minutes?: number;
      }[];
    const [near, nearby, city] = ['home.landmarks', 'home.nearby-areas', 'home.city-areas'].map(table);

    const kilometres = [...(near ?? []), ...(nearby ?? [])].map(({ km }) => km);
    expect([Math.min(...kilometres), Math.max(...kilometres)]).toEqual([1.8, 8.5]);
    expect(city).toHaveLength(8);
    expect(city?.[0]).toMatchObject({ km: 15, minutes: 20 });
    expect(city?.at(-1)).toMatchObject({ km: 55, minutes: 60 });
    expect(nearby).toHaveLength(6);
  });
});
