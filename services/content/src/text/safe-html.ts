import { withPartIds } from '@farmhouse/contracts/content/part-ids';
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark'],
    ...['blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'code', 'pre', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'section', 'time', 'abbr'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    time: ['datetime'],
    abbr: ['title'],
    h2: ['id'],
    h3: ['id'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // the page has its own h1
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** HTML that a page can embed safely: no scripts, handlers, styles, frames or forms, links to safe schemes only, ids with a prefix. */
export function safeHtml(html: string): string {
  return withPartIds(sanitizeHtml(html, OPTIONS)).trim();
}
