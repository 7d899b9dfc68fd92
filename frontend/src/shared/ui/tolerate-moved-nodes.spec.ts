import { beforeAll, expect, it } from '@jest/globals';
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts';

/** A node that throws as a browser's does for a child of another parent. */
class Branch {
  parentNode: Branch | null = null;
  children: Branch[] = [];

  constructor(readonly name: string) {}

  removeChild(child: Branch): Branch {
    if (child.parentNode !== this) throw new Error('NotFoundError');
    this.children = this.children.filter((one) => one !== child);
    child.parentNode = null;
    return child;
  }

  insertBefore(node: Branch, next: Branch | null): Branch {
    if (next && next.parentNode !== this) throw new Error('NotFoundError');
    this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, node);
    node.parentNode = this;
    return node;
  }
}

beforeAll(() => tolerateMovedNodes(Branch.prototype as unknown as Node));

/** A paragraph of a text, which a translator has wrapped in an element, and a link. */
function translated() {
  const paragraph = new Branch('p');
  const wrapper = paragraph.insertBefore(new Branch('font'), null);
  const text = wrapper.insertBefore(new Branch('text'), null);
  paragraph.insertBefore(new Branch('a'), null);
  return { paragraph, text, names: () => paragraph.children.map(({ name }) => name) };
}

it('a text that a translator has wrapped can be removed by its old parent', () => {
  const { paragraph, text } = translated();

  paragraph.removeChild(text);

  expect(text.parentNode).toBeNull();
  expect(paragraph.removeChild(text)).toBe(text);
});

it('a node whose next sibling a translator has wrapped or taken out is inserted at the end', () => {
  const { paragraph, text, names } = translated();

  paragraph.insertBefore(new Branch('b'), text);
  paragraph.insertBefore(new Branch('i'), new Branch('text'));

  expect(names()).toEqual(['font', 'a', 'b', 'i']);
});

it('nodes that nobody has moved are removed and inserted where they belong', () => {
  const { paragraph, names } = translated();
  const [first, last] = paragraph.children as [Branch, Branch];

  paragraph.insertBefore(new Branch('b'), last);
  paragraph.removeChild(first);
  paragraph.insertBefore(new Branch('i'), null);

  expect(names()).toEqual(['b', 'a', 'i']);
});
