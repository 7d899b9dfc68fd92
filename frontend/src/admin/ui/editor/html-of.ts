import type { Editor } from '@tiptap/react';

const EMPTY_LINES_AT_END = /(<p><\/p>)+$/;

/** The editor's text as HTML; an empty text for a document without anything in it. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(EMPTY_LINES_AT_END, '');
}
