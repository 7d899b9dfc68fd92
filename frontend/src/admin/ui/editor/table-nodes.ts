import { Node, type Editor } from '@tiptap/react';

/*
 * Tables as the legal texts use them: caption, head, body. Their cells hold inline content only, so that the
 * stored HTML does not change. Rows can be added and removed; the editor has no tool for inserting a table.
 */

const part = (name: string, tag: string, content: string) =>
  Node.create({
    name,
    content,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const cell = (name: string, tag: string) =>
  part(name, tag, 'inline*').extend({
    addAttributes: () => ({ scope: { default: null }, colspan: { default: null }, rowspan: { default: null } }),
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.isActive(name) && this.editor.commands.setHardBreak() };
    },
  });

export const TABLE_NODES = [
  part('table', 'table', 'tableCaption? tableHead? tableBody').extend({ group: 'block' }),
  part('tableCaption', 'caption', 'inline*'),
  part('tableHead', 'thead', 'tableRow+'),
  part('tableBody', 'tbody', 'tableRow+'),
  part('tableRow', 'tr', '(tableHeader | tableCell)+'),
  cell('tableHeader', 'th'),
  cell('tableCell', 'td'),
];

type Position = Editor['state']['selection']['$from'];

/** Depth of the body row that contains a position; undefined outside a body row. */
function rowDepth(position: Position): number | undefined {
  for (let depth = position.depth; depth > 1; depth -= 1) {
    const isRow = position.node(depth).type.name === 'tableRow';
    if (isRow && position.node(depth - 1).type.name === 'tableBody') return depth;
  }
  return undefined;
}

/** True if the cursor is in a body row of a table. */
export function isInRow({ state }: Editor): boolean {
  return rowDepth(state.selection.$from) !== undefined;
}

/** Adds an empty row below the cursor's row. */
export function addRow({ state, view }: Editor): void {
  const { $from } = state.selection;
  const depth = rowDepth($from);
  if (depth === undefined) return;
  const row = $from.node(depth);
  const cells = row.children.map(({ type }) => type.create());
  view.dispatch(state.tr.insert($from.after(depth), row.type.create(null, cells)));
}

/** Removes the cursor's row; removing the last row removes the table. */
export function removeRow({ state, view }: Editor): void {
  const { $from } = state.selection;
  const depth = rowDepth($from);
  if (depth === undefined) return;
  const isLast = $from.node(depth - 1).childCount === 1;
  const removed = isLast ? depth - 2 : depth;
  view.dispatch(state.tr.delete($from.before(removed), $from.after(removed)));
}
