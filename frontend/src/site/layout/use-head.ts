import { useEffect } from 'react';
import { headTags, type HeadTag, type PageHead } from './head.ts';
import type { SettingValues } from '@farmhouse/contracts/content/setting';

/** Keeps the document's head in step while the guest moves from page to page; the first one came rendered. */
export function useHead(head: PageHead, settings: SettingValues, path?: string): void {
  useEffect(() => {
    document.title = head.title;
    const wanted = headTags(head, settings, window.location.origin, path);
    if (path === undefined) document.head.querySelector('link[rel="canonical"]')?.remove();
    wanted.forEach(put);
  }, [head, settings, path]);
}

function put({ tag, key, name, value }: HeadTag): void {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(tag === 'meta' ? 'content' : 'href', value);
}
