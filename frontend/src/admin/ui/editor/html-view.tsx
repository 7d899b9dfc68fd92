import { EditorContent, useEditor } from '@tiptap/react';
import './editor.css';
import { EXTENSIONS } from './extensions.ts';

interface HtmlViewProps {
  html: string;
  label: string;
}

/** Read-only HTML styled like the public pages; parsed with the editor's schema, so that no script in it can run. */
export default function HtmlView({ html, label }: HtmlViewProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    editable: false,
    injectCSS: false,
    editorProps: {
      attributes: { role: 'group', 'aria-label': label, class: 'rich-text' },
      handleDOMEvents: { click: stayHere },
    },
  });
  return <EditorContent editor={editor} />;
}

/** Prevents links in a preview from being followed. */
function stayHere(_view: unknown, event: Event): boolean {
  event.preventDefault();
  return false;
}
