import { isPrefixedId } from '@farmhouse/contracts/content/prefixed-ids';
import { isSafeUrl } from '@farmhouse/contracts/text/url';
import { Extension } from '@tiptap/react';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { PRESERVED_MARKUP } from './preserved-markup.ts';
import { KeepSelection } from './keep-selection.ts';
import { isSafeLink } from './safe-link.ts';
import { TABLE_NODES } from './table-nodes.ts';

/** Pictures with safe URLs only; others are dropped when text is pasted or parsed. A picture keeps its link. */
const SafeImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), href: { default: null, rendered: false, parseHTML: linkAround } };
  },
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isSafeUrl(element.getAttribute('src')) ? null : false),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const href = node.attrs.href as string | null;
    return href === null ? ['img', HTMLAttributes] : ['a', { href }, ['img', HTMLAttributes]];
  },
});

function linkAround(picture: Element): string | null {
  const href = picture.closest('a')?.getAttribute('href') ?? '';
  return isSafeLink(href) ? href : null;
}

/** Headings keep the ids of stored texts, which links lead to; a pasted id could be one of the dashboard's own. */
const HeadingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [
    {
      types: ['heading'],
      attributes: {
        id: { default: null, keepOnSplit: false, parseHTML: ({ id }: Element) => (isPrefixedId(id) ? id : null) },
      },
    },
  ],
});

/**
 * The editor's schema: what a text of the site can contain. Everything else is dropped on paste and parse: markup
 * becomes nodes of this schema and is never inserted as HTML. The server sanitises what is stored again.
 */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isSafeLink(address),
    },
  }),
  SafeImage,
  HeadingIds,
  KeepSelection,
  ...TABLE_NODES,
  ...PRESERVED_MARKUP,
];
