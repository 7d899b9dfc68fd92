import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../../shared/content/settings.api.ts';
import { headTags, type HeadTag } from './head-tags.ts';
import { canonicalAddress, type PageHandle } from './page.ts';

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
  const address = isMissing ? undefined : canonicalAddress(pathname, search, handle.query);
  const head = useMemo(() => handle.head({ settings, data }), [handle, settings, data]);
  useEffect(() => {
    document.title = head.title;
    if (address === undefined) {
      document.head.querySelectorAll('link[rel="canonical"],meta[property="og:url"]').forEach((tag) => tag.remove());
    }
    headTags(head, settings, window.location.origin, address).forEach(putTag);
    putJsonLd(head.jsonLd ?? []);
  }, [head, settings, address]);
  return null;
}

function putTag({ tag, key, name, value }: HeadTag): void {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
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
