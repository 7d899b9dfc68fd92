import { Mark, Node } from '@tiptap/react';

/*
 * What a text of the site may contain and the toolbar has no tool for. It is in the schema so that saving a text in the
 * editor does not remove it.
 */

const mark = (tag: string, attributes: readonly string[] = []) =>
  Mark.create({
    name: tag,
    addAttributes: () => Object.fromEntries(attributes.map((name) => [name, { default: null }])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const node = (tag: string, content: string, group?: string) =>
  Node.create({
    name: tag,
    content,
    defining: true,
    ...(group && { group }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export const PRESERVED_MARKUP = [
  ...[mark('sub'), mark('sup'), mark('mark'), mark('abbr', ['title']), mark('time', ['datetime'])],
  node('section', 'block+', 'block'),
  node('figure', '(block | figcaption)+', 'block'),
  node('figcaption', 'inline*'),
  node('dl', '(dt | dd)+', 'block'),
  node('dt', 'inline*'),
  node('dd', 'inline*'),
];
