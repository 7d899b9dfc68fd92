import { settingText } from '@farmhouse/contracts/content/setting';
import type { HeadInput } from './page.ts';
import type { PageHead } from './head-tags.ts';

/** A page's head with the site's name after the title. */
export function titled(title: string, description: string, noindex = false) {
  return ({ settings }: HeadInput<unknown>): PageHead => ({
    name: title,
    title: `${title} | ${settingText(settings, 'site_name')}`,
    description,
    noindex,
  });
}
