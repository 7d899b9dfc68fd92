import { useRef, useState } from 'react';
import { EditorContent, useEditor } from '@tiptap/react';
import './editor.css';
import { EXTENSIONS } from './extensions.ts';
import { htmlOf } from './html-of.ts';
import { EditorToolbar } from './toolbar.tsx';

export interface HtmlEditorProps {
  /** Accessible name of the editor. */
  label: string;
  /** Set by the form item. Only the initial value is used; resetting the form mounts a new editor. */
  value?: string;
  onChange?: (html: string) => void;
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: string;
  'aria-required'?: string;
}

/** WYSIWYG editor for HTML, with the styles of the public pages. */
export default function HtmlEditor({ label, value = '', onChange, ...attributes }: HtmlEditorProps) {
  const [initial] = useState(value);
  const latest = useRef<string | null>(null);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    injectCSS: false,
    editorProps: { attributes: attributesOf(label, attributes) },
    onCreate: ({ editor: created }) => {
      latest.current = htmlOf(created);
    },
    onUpdate: ({ editor: updated }) => {
      const html = htmlOf(updated);
      if (html === latest.current) return;
      latest.current = html;
      onChange?.(html);
    },
  });
  return (
    <div className="html-editor">
      <EditorToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  );
}

type Attributes = Pick<HtmlEditorProps, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

function attributesOf(label: string, given: Attributes): Record<string, string> {
  const names = ['id', 'aria-describedby', 'aria-invalid', 'aria-required'] as const;
  const present = names.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]]));
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: 'rich-text html-editor-text',
    ...(Object.fromEntries(present) as Record<string, string>),
  };
}
