import type { SeoPage } from '@farmhouse/contracts/content/seo';
import { PAGES_WITH_SEO, pageOf, pathOf } from '@farmhouse/contracts/pages/pages';

export const pageName = (page: SeoPage): string => pageOf(page).name;

export const pagePath = (page: SeoPage): string => pathOf(page);

export const PAGE_OPTIONS = PAGES_WITH_SEO.map(({ key, name }) => ({ value: key, label: name }));
