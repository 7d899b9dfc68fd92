import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink, isSafePicture } from './safe-address.ts';
import { TABLE_NODES } from './table-nodes.ts';

/** Pictures from safe addresses only; others are left out when text is pasted or read. */
const SafeImage = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isSafePicture(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
});

/**
 * What a text of the site can hold. Everything else is dropped when it is pasted or read: markup becomes nodes of this
 * schema, never HTML of the page. The server sanitises again what is stored.
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
  ...TABLE_NODES,
];
