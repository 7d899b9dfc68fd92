import { isSafeUrl } from '@farmhouse/contracts/text/url';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { PRESERVED_MARKUP } from './preserved-markup.ts';
import { KeepSelection } from './keep-selection.ts';
import { isSafeLink } from './safe-link.ts';
import { TABLE_NODES } from './table-nodes.ts';

/** Pictures with safe URLs only; others are dropped when text is pasted or parsed. */
const SafeImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isSafeUrl(element.getAttribute('src')) ? null : false),
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
  KeepSelection,
  ...TABLE_NODES,
  ...PRESERVED_MARKUP,
];
