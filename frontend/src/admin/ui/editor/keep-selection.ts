import { Extension, isTextSelection, type Editor } from '@tiptap/react';

/**
 * Applies the latest text selection when the editor loses focus. The browser reports a new selection a moment later;
 * by then the editor ignores it if focus is in the toolbar already, and a tool would change other text.
 */
export const KeepSelection = Extension.create({
  name: 'keepSelection',
  onBlur() {
    applySelection(this.editor);
  },
});

function applySelection({ view, state: { selection }, commands }: Editor): void {
  const { anchorNode, focusNode, anchorOffset = 0, focusOffset = 0 } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || !isTextSelection(selection)) return;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)];
  if (anchor === selection.anchor && head === selection.head) return;
  commands.setTextSelection({ from: Math.min(anchor, head), to: Math.max(anchor, head) });
}
