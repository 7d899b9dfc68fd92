import { withPrefixedIds } from '@farmhouse/contracts/content/prefixed-ids';
import { isPictureUrl, isSafeUrl, PICTURE_NOT_HTTPS } from '@farmhouse/contracts/text/url';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
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

/**
 * The HTML of a field named `content` as it is stored, by `safeHtml`. Throws InvalidInput for a picture by plain http.
 * Rule: uploaded pictures.
 */
export function storedHtml(html: string): string {
  sanitizeHtml(html, {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src'] },
    allowedSchemes: ['http', 'https'],
    transformTags: {
      img: (tagName, attribs) => {
        if (isUnencrypted(attribs.src)) throw new InvalidInput([{ path: 'content', message: PICTURE_NOT_HTTPS }]);
        return { tagName, attribs };
      },
    },
  });
  return safeHtml(html);
}

const isUnencrypted = (address = ''): boolean => {
  const tidy = address.trim();
  return isSafeUrl(tidy) && !isPictureUrl(tidy);
};

/**
 * HTML that a page can embed safely: no scripts, handlers, styles, frames or forms, links to safe schemes only, ids
 * with a prefix.
 */
export function safeHtml(html: string): string {
  return withPrefixedIds(sanitizeHtml(html, OPTIONS)).trim();
}
