import type { ReactNode } from 'react';
import {
  BoldOutlined,
  DeleteRowOutlined,
  InsertRowBelowOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RollbackOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { addRow, isInRow, removeRow } from './table-nodes.ts';

export interface Tool {
  label: string;
  face: ReactNode;
  run: (editor: Editor) => unknown;
  /** Absent for a tool without an on/off state. */
  isActive?: (editor: Editor) => boolean;
  isEnabled?: (editor: Editor) => boolean;
  /** True if the tool is shown only while it is enabled. */
  isHiddenWhenDisabled?: boolean;
}

const heading = (level: 2 | 3, label: string): Tool => ({
  label,
  face: <span className="font-semibold">H{level}</span>,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
});

/** Tools without a dialog; links and pictures have one. */
export const TOOLS: readonly Tool[] = [
  heading(2, 'Heading H2'),
  heading(3, 'Subheading H3'),
  {
    label: 'Bold',
    face: <BoldOutlined aria-hidden />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    face: <ItalicOutlined aria-hidden />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Underline',
    face: <UnderlineOutlined aria-hidden />,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isActive: (editor) => editor.isActive('underline'),
  },
  {
    label: 'Bulleted list',
    face: <UnorderedListOutlined aria-hidden />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    face: <OrderedListOutlined aria-hidden />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    face: (
      <span aria-hidden className="font-display text-xl leading-none">
        ”
      </span>
    ),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    label: 'Undo',
    face: <RollbackOutlined aria-hidden className="text-lg" />,
    run: (editor) => editor.chain().focus().undo().run(),
    isEnabled: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    face: <RollbackOutlined aria-hidden className="-scale-x-100 text-lg" />,
    run: (editor) => editor.chain().focus().redo().run(),
    isEnabled: (editor) => editor.can().redo(),
  },
  {
    label: 'Add a table row',
    face: <InsertRowBelowOutlined aria-hidden />,
    run: addRow,
    isEnabled: isInRow,
    isHiddenWhenDisabled: true,
  },
  {
    label: 'Remove this table row',
    face: <DeleteRowOutlined aria-hidden />,
    run: removeRow,
    isEnabled: isInRow,
    isHiddenWhenDisabled: true,
  },
];
