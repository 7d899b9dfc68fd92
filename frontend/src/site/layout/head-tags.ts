import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';

/** What a page says of itself to search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Structured data (schema.org), one script tag each. */
  jsonLd?: readonly object[];
}

/** A tag of the document's head; the server writes the same list that the browser keeps up to date. */
export interface HeadTag {
  tag: 'meta' | 'link';
  /** The attribute that identifies the tag. */
  key: 'name' | 'property' | 'rel';
  name: string;
  value: string;
}

export const SHARE_IMAGE = '/assets/demo-1/01-exterior-dusk.jpg';

/** The tags of a page. `origin` and `address` make its canonical URL, which a missing page does not have. */
export function headTags(head: PageHead, settings: SettingValues, origin: string, address?: string): HeadTag[] {
  const meta = (name: string, value: string): HeadTag => ({ tag: 'meta', key: 'name', name, value });
  const graph = (name: string, value: string): HeadTag => ({ tag: 'meta', key: 'property', name, value });
  const canonical = address === undefined ? undefined : `${origin}${address}`;
  return [
    meta('description', head.description),
    meta('robots', head.noindex ? 'noindex' : 'index, follow'),
    graph('og:type', 'website'),
    graph('og:site_name', settingText(settings, 'site_name')),
    graph('og:title', head.title),
    graph('og:description', head.description),
    graph('og:image', `${origin}${SHARE_IMAGE}`),
    meta('twitter:card', 'summary_large_image'),
    ...(canonical
      ? [graph('og:url', canonical), { tag: 'link', key: 'rel', name: 'canonical', value: canonical } as const]
      : []),
  ];
}
