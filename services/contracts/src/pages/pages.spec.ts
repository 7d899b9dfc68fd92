import { describe, expect, it } from '@jest/globals';
import { SEO_PAGES } from '../content/seo.ts';
import { FIXED_PAGES, pageOf, SITE_PAGES, SITEMAP_PAGES, SUGGESTED_PAGES, type Page } from './pages.ts';

const LEGAL = ['privacy-policy', 'terms-conditions', 'cookie-policy', 'data-processing'];
const PRIVATE = ['booking-confirmation', 'payment', 'payment-success', 'receipt'];
const pathsOf = (pages: readonly Page[]) => pages.map(({ path }) => path);
const footer = (wanted: 'house' | 'quick' | 'legal') =>
  SITE_PAGES.filter((page) => page.footer?.column === wanted).map(({ path, name, footer: link }) => [
    path,
    link?.label ?? name,
  ]);

describe('the table of pages', () => {
  it('has each key, path and position once', () => {
    const all = [...SITE_PAGES, pageOf('about')];
    for (const field of ['key', 'path', 'seoPosition', 'suggestedPosition'] as const) {
      const values = all.map((page) => page[field]).filter((value) => value !== undefined);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('names a page that may have a search record by the first segment of its path', () => {
    for (const key of SEO_PAGES) expect(pageOf(key).path).toBe(key === 'home' ? '/' : `/${key}`);
  });

  it('links every page of the sitemap in the navigation or the footer, which are on all screens', () => {
    const unlinked = SITEMAP_PAGES.filter(({ inNavigation, footer: link }) => !inNavigation && !link);

    expect(pathsOf(unlinked)).toEqual([]);
  });

  it('lists neither pages without a possible search record nor private pages in the sitemap', () => {
    for (const { key, seoPosition, isPrivate } of SITEMAP_PAGES)
      expect([key, typeof seoPosition, isPrivate]).toEqual([key, 'number', undefined]);
  });

  it.each<[string, readonly unknown[], readonly unknown[]]>([
    [
      'search records',
      SEO_PAGES,
      ['home', 'services', 'gallery', 'booking', 'about', 'contact', 'location', 'blog', ...LEGAL],
    ],
    [
      'sitemap',
      SITEMAP_PAGES.map(({ key }) => key),
      ['home', 'services', 'gallery', 'booking', 'location', 'contact', 'blog', ...LEGAL],
    ],
    [
      'navigation',
      SITE_PAGES.filter(({ inNavigation }) => inNavigation).map(({ name }) => name),
      ['Home', 'Services', 'Gallery', 'Booking', 'Contact'],
    ],
    [
      'quick links in the footer',
      footer('quick'),
      [
        ['/', 'Home'],
        ['/services', 'Services'],
        ['/gallery', 'Gallery'],
        ['/booking', 'Book Now'],
        ['/booking-confirmation', 'Manage my booking'],
      ],
    ],
    [
      'links under the description of the house in the footer',
      footer('house'),
      [
        ['/location', 'How to reach us'],
        ['/blog', 'Blog'],
      ],
    ],
    [
      'legal links in the footer',
      footer('legal'),
      [
        ['/privacy-policy', 'Privacy Policy'],
        ['/terms-conditions', 'Terms and Conditions'],
        ['/cookie-policy', 'Cookie Policy'],
        ['/data-processing', 'Data Processing'],
      ],
    ],
    [
      'suggestions at an unknown address',
      SUGGESTED_PAGES.map(({ name }) => name),
      ['Services', 'Gallery', 'Location', 'Blog', 'Contact'],
    ],
    ['pages about a guest’s booking', SITE_PAGES.filter(({ isPrivate }) => isPrivate).map(({ key }) => key), PRIVATE],
  ])('has the %s in order, beside others', (_list, listed, expected) => {
    const words = expected.map(String);

    expect(listed.map(String).filter((one) => words.includes(one))).toEqual(words);
  });

  it('has the 404 checker open every page with a fixed address, except itself and a receipt’s', () => {
    const checked = SITE_PAGES.filter(({ isChecked }) => isChecked);

    expect(pathsOf(checked)).toEqual(
      pathsOf(FIXED_PAGES).filter((path) => path !== '/404-checker' && path !== '/receipt'),
    );
  });
});
