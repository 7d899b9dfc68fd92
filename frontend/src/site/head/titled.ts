import { pageOf, type SitePageKey } from '@farmhouse/contracts/pages/pages';
import { settingText } from '@farmhouse/contracts/content/setting';
import type { HeadInput, PageDescription, PageHead } from './head-tags.ts';

/** A page's head with the site's name after the title. */
export function titled(title: string, description: PageDescription, noindex = false) {
  return ({ settings }: HeadInput<unknown>): PageHead => ({
    name: title,
    title: `${title} | ${settingText(settings, 'site_name')}`,
    description,
    noindex,
  });
}

/** The head of a page while it has no search record; hidden from search engines if the sitemap does not list it. */
export function headOf(key: SitePageKey) {
  const { title, sitemap } = pageOf(key);
  return titled(title, { of: key }, !sitemap);
}

/** Where the house is, as the owner words it above the headline: 'Near Hyderabad'. */
export const placeOf = ({ settings }: Pick<HeadInput<unknown>, 'settings'>): string =>
  settingText(settings, 'hero_location');
