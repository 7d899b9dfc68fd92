import { CUSTOM_SCRIPT_MARK } from '../ui/custom-script-mark.ts';
import { documentHead, type HeadContext, type HeadTag, type PageHead } from './head-tags.ts';

/** Updates the tags in the document's head, except for those of custom scripts; its title is up to the caller. */
export function writeHead(page: PageHead, context: HeadContext): void {
  const { tags, jsonLd } = documentHead(page, context);
  removeOthers(tags);
  tags.forEach(putTag);
  putJsonLd(jsonLd);
}

/** Tags that some pages do not have. */
const OPTIONAL = [
  'meta[name="keywords"]',
  'meta[property="article:published_time"]',
  'meta[property="og:url"]',
  'meta[property="og:image:width"]',
  'meta[property="og:image:height"]',
  'link[rel="canonical"]',
];

/** The first tag of the site itself that matches. */
const findOwn = (selector: string): Element | null =>
  document.head.querySelector(`${selector}:not([${CUSTOM_SCRIPT_MARK}])`);

const selectorOf = ({ tag, key, name }: HeadTag): string => `${tag}[${key}="${name}"]`;

function removeOthers(tags: readonly HeadTag[]): void {
  const present = new Set(tags.map(selectorOf));
  for (const selector of OPTIONAL) if (!present.has(selector)) findOwn(selector)?.remove();
}

function putTag(head: HeadTag): void {
  const { tag, key, name, value } = head;
  let element = findOwn(selectorOf(head));
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(tag === 'meta' ? 'content' : 'href', value);
}

function putJsonLd(items: readonly object[]): void {
  document.head
    .querySelectorAll(`script[type="application/ld+json"]:not([${CUSTOM_SCRIPT_MARK}])`)
    .forEach((script) => script.remove());
  for (const item of items) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(item);
    document.head.append(script);
  }
}
