import { useEffect, useRef, useState } from 'react';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';

export interface CodeEditorProps {
  /** Accessible name. */
  label: string;
  /** Set by the form item; only the initial value is used. */
  value?: string;
  onChange?: (code: string) => void;
  id?: string;
  'aria-describedby'?: string;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
}

const LOOK = EditorView.theme({
  '&': { border: '1px solid var(--color-field)', borderRadius: 'var(--radius-field)', fontSize: '14px' },
  '&.cm-focused': { outline: '2px solid var(--color-garden)' },
  '.cm-scroller': { minHeight: '12rem', maxHeight: '24rem', overflow: 'auto' },
  '.cm-gutters': {
    backgroundColor: 'var(--color-ground)',
    color: 'var(--color-quiet)',
    borderRadius: 'var(--radius-field) 0 0 var(--radius-field)',
  },
});

/** Tab moves focus out of the editor, so that the form stays usable with the keyboard. */
const EXTENSIONS = [
  LOOK,
  lineNumbers(),
  history(),
  drawSelection(),
  bracketMatching(),
  html(),
  syntaxHighlighting(defaultHighlightStyle),
  EditorView.lineWrapping,
  keymap.of([...defaultKeymap, ...historyKeymap]),
];

/** Code editor with line numbers and syntax highlighting; never runs the code. */
export default function CodeEditor({ label, value = '', onChange, id, ...states }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [initialValue] = useState(value);
  const given = useRef({ onChange, attributes: {} as Record<string, string> });

  useEffect(() => {
    const attributes = { id, 'aria-label': label, spellcheck: 'false', ...states };
    const present = Object.entries(attributes).filter(([, state]) => state !== undefined);
    given.current = { onChange, attributes: Object.fromEntries(present.map(([key, state]) => [key, String(state)])) };
    view.current?.dispatch({});
  });

  useEffect(() => {
    const editor = new EditorView({
      doc: initialValue,
      parent: host.current ?? undefined,
      extensions: [
        EXTENSIONS,
        EditorView.contentAttributes.of(() => given.current.attributes),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) given.current.onChange?.(state.doc.toString());
        }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, [initialValue]);

  return <div ref={host} />;
}
