import { EditorContent, useEditor } from '@tiptap/react';
import './editor.css';
import { EXTENSIONS } from './extensions.ts';

interface HtmlViewProps {
  html: string;
  label: string;
}

/** HTML as the pages show it, without the page: read into the editor's schema, so that nothing in it can run. */
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

/** A link in a preview is to be seen, not followed. */
function stayHere(_view: unknown, event: Event): boolean {
  event.preventDefault();
  return false;
}
