import { Button, Form, Input, type FormRule } from 'antd';
import type { Editor } from '@tiptap/react';
import { Dialog } from '../overlays/dialog.tsx';
import { FIRST_FIELD } from '../overlays/first-field.ts';
import { useUnsavedFormGuard } from '../forms/containers/use-unsaved-guard.tsx';
import { linkUrlOf } from './safe-link.ts';

interface LinkFields {
  linkAddress: string;
  linkText?: string;
}

const safeAddress: FormRule = {
  validator: (_rule, typed: string = '') =>
    linkUrlOf(typed) === undefined
      ? Promise.reject(new Error('Enter a web address, a mail address or a path like /services'))
      : Promise.resolve(),
};

/** Links the selected text, or inserts new linked text at the cursor. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<LinkFields>();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  const isLink = editor.isActive('link');
  const needsText = editor.state.selection.empty && !isLink;
  const linkAddress = (editor.getAttributes('link').href as string | undefined) ?? '';

  const apply = ({ linkAddress: typed, linkText }: LinkFields) => {
    const href = linkUrlOf(typed) ?? '';
    const chain = editor.chain().focus();
    if (needsText) {
      chain.insertContent({ type: 'text', text: linkText?.trim() || href, marks: [{ type: 'link', attrs: { href } }] });
    } else chain.extendMarkRange('link').setLink({ href });
    chain.run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog
      title="Link"
      onCancel={requestClose}
      footer={
        <>
          {isLink && (
            <Button danger onClick={remove}>
              Remove link
            </Button>
          )}
          <Button onClick={requestClose}>Cancel</Button>
          <Button type="primary" onClick={form.submit}>
            Set link
          </Button>
        </>
      }
    >
      <Form form={form} layout="vertical" initialValues={{ linkAddress }} onFinish={apply}>
        <Form.Item name="linkAddress" label="Address" rules={[safeAddress]}>
          <Input {...FIRST_FIELD} inputMode="url" autoCapitalize="none" autoComplete="off" />
        </Form.Item>
        {needsText && (
          <Form.Item name="linkText" label="Text" extra="Optional: what is shown instead of the address">
            <Input autoComplete="off" />
          </Form.Item>
        )}
        <button type="submit" hidden />
      </Form>
      {discardDialog}
    </Dialog>
  );
}
