import { Button, Form } from 'antd';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { HtmlPreview } from '../ui/editor/html-field.tsx';
import type { PostFields } from './post-values.ts';

const WIDTH_PX = 1100;

interface ConflictDialogProps {
  /** The stored post. */
  stored: BlogPostView;
  onTakeStored: (stored: BlogPostView) => void;
  /** Called before the form is submitted: the input is to replace the stored post. */
  onKeepMine: (stored: BlogPostView) => void;
  onClose: () => void;
}

/** Dialog for an edit conflict: shows the stored and the typed text; the owner chooses or copies one. */
export function ConflictDialog({ stored, onTakeStored, onKeepMine, onClose }: ConflictDialogProps) {
  const form = Form.useFormInstance<PostFields>();
  const mine = form.getFieldsValue();
  const saveMine = () => {
    onKeepMine(stored);
    form.submit();
  };
  return (
    <Dialog
      title="This post was changed in another window"
      width={WIDTH_PX}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button onClick={() => onTakeStored(stored)}>Use the stored text</Button>
          <Button type="primary" onClick={saveMine}>
            Save my text
          </Button>
        </>
      }
    >
      <p className="mb-4">Nothing is lost yet. Compare the two, copy what you need, and choose which one stays.</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Version name="My text" post={mine} />
        <Version name="Stored text" post={stored} />
      </div>
    </Dialog>
  );
}

function Version({ name, post: { title, content } }: { name: string; post: Pick<PostFields, 'title' | 'content'> }) {
  return (
    <section aria-label={name} className="panel min-w-0 p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-lg">{name}</h3>
        <CopyButton text={`${title}\n\n${content}`} what={name.toLowerCase()} />
      </div>
      <p className="mb-3 font-semibold">{title}</p>
      <HtmlPreview html={content} label={`Content of ${name.toLowerCase()}`} />
    </section>
  );
}
