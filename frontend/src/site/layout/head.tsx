import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSeo } from '../../shared/content/seo.api.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { documentHead, type HeadTag } from './head-tags.ts';
import { canonicalAddress, type PageHandle } from './page.ts';
import { seoPageOf } from './seo-page.ts';

interface HeadProps {
  handle: PageHandle;
  /** What the page's loader returned. */
  data: unknown;
  /** True for the 404 page, which has no canonical address. */
  isMissing?: boolean;
}

/** Updates the document's head after a navigation; the first page's head is in the server's HTML. */
export function Head({ handle, data, isMissing = false }: HeadProps) {
  const settings = useSettings();
  const { pathname, search } = useLocation();
  const seo = useSeo(isMissing ? undefined : seoPageOf(pathname));
  const address = isMissing ? undefined : canonicalAddress(pathname, search, handle.query);
  const page = useMemo(() => handle.head({ settings, data }), [handle, settings, data]);
  useEffect(() => {
    const { title, tags, jsonLd } = documentHead(page, { settings, seo, origin: window.location.origin, address });
    document.title = title;
    removeOthers(tags);
    tags.forEach(putTag);
    putJsonLd(jsonLd);
  }, [page, settings, seo, address]);
  return null;
}

/** Tags that some pages do not have. */
const OPTIONAL = [
  'meta[name="keywords"]',
  'meta[property="article:published_time"]',
  'meta[property="og:url"]',
  'link[rel="canonical"]',
];

const selectorOf = ({ tag, key, name }: HeadTag): string => `${tag}[${key}="${name}"]`;

function removeOthers(tags: readonly HeadTag[]): void {
  const present = new Set(tags.map(selectorOf));
  for (const selector of OPTIONAL) if (!present.has(selector)) document.head.querySelector(selector)?.remove();
}

function putTag(head: HeadTag): void {
  const { tag, key, name, value } = head;
  let element = document.head.querySelector(selectorOf(head));
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(tag === 'meta' ? 'content' : 'href', value);
}

function putJsonLd(items: readonly object[]): void {
  document.head.querySelectorAll('script[type="application/ld+json"]').forEach((script) => script.remove());
  for (const item of items) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(item);
    document.head.append(script);
  }
}
