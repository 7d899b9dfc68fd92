import type { Editor } from '@tiptap/react';

const EMPTY_LINES_AT_END = /(<p><\/p>)+$/;

/** The editor's content as HTML; an empty string for an empty document. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(EMPTY_LINES_AT_END, '');
}
