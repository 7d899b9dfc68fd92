import { settingText } from '@farmhouse/contracts/content/setting';
import type { HeadInput } from './page.ts';
import type { PageHead } from './head-tags.ts';

/** The head of a page whose title is followed by the site's name. */
export function titled(title: string, description: string, noindex = false) {
  return ({ settings }: HeadInput<unknown>): PageHead => ({
    title: `${title} | ${settingText(settings, 'site_name')}`,
    description,
    noindex,
  });
}
