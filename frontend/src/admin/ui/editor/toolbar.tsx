import { useState, type ReactNode } from 'react';
import { LinkOutlined, PictureOutlined } from '@ant-design/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { Button, Root } from 'radix-ui/toolbar';
import { LinkDialog } from './link.dialog.tsx';
import { PictureDialog } from './picture.dialog.tsx';
import { TOOLS, type Tool } from './tools.tsx';

const stateOf = (editor: Editor, { isActive, isEnabled = () => true }: Tool) => ({
  isActive: isActive?.(editor),
  isEnabled: isEnabled(editor),
});

/** The editor's toolbar: one tab stop; the arrow keys move between the tools. */
export function EditorToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const { tools, isLink } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: TOOLS.map((tool) => stateOf(current, tool)),
      isLink: current.isActive('link'),
    }),
  });
  const close = () => setOpen(null);
  return (
    <>
      <Root aria-label={`${label} formatting`} className="html-editor-tools">
        {TOOLS.map((tool, index) => {
          const { isActive, isEnabled } = tools[index] ?? { isEnabled: true };
          if (tool.isHiddenWhenDisabled && !isEnabled) return null;
          return (
            <ToolButton
              key={tool.label}
              label={tool.label}
              isActive={isActive}
              isDisabled={!isEnabled}
              onClick={() => tool.run(editor)}
            >
              {tool.face}
            </ToolButton>
          );
        })}
        <ToolButton label="Link" isActive={isLink} onClick={() => setOpen('link')}>
          <LinkOutlined aria-hidden />
        </ToolButton>
        <ToolButton label="Picture" onClick={() => setOpen('picture')}>
          <PictureOutlined aria-hidden />
        </ToolButton>
      </Root>
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'picture' && <PictureDialog editor={editor} onClose={close} />}
    </>
  );
}

interface ToolButtonProps {
  label: string;
  isActive?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ToolButton({ label, isActive, isDisabled = false, onClick, children }: ToolButtonProps) {
  return (
    <Button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isActive}
      disabled={isDisabled}
      onClick={onClick}
      className="html-editor-tool"
    >
      {children}
    </Button>
  );
}
