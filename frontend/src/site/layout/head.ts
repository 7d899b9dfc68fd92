import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';

/** What a page says of itself to search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Kept out of search engines. */
  noindex?: boolean;
}

/** A tag of the document's head; the same list is written by the server and kept up to date in the browser. */
export interface HeadTag {
  tag: 'meta' | 'link';
  /** The attribute by which the tag is found again. */
  key: 'name' | 'property' | 'rel';
  name: string;
  value: string;
}

export const SHARE_IMAGE = '/assets/demo-1/01-exterior-dusk.jpg';

/** The tags of a page; `origin` and `path` make its canonical address, which an unknown path has not. */
export function headTags(head: PageHead, settings: SettingValues, origin: string, path?: string): HeadTag[] {
  const meta = (name: string, value: string): HeadTag => ({ tag: 'meta', key: 'name', name, value });
  const graph = (name: string, value: string): HeadTag => ({ tag: 'meta', key: 'property', name, value });
  const address = path === undefined ? undefined : `${origin}${path}`;
  return [
    meta('description', head.description),
    meta('robots', head.noindex ? 'noindex' : 'index, follow'),
    graph('og:type', 'website'),
    graph('og:site_name', settingText(settings, 'site_name')),
    graph('og:title', head.title),
    graph('og:description', head.description),
    graph('og:image', `${origin}${SHARE_IMAGE}`),
    meta('twitter:card', 'summary_large_image'),
    ...(address
      ? [graph('og:url', address), { tag: 'link', key: 'rel', name: 'canonical', value: address } as const]
      : []),
  ];
}
