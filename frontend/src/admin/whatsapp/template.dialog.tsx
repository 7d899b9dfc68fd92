import { Button, Form, Input, Select } from 'antd';
import { kindName } from '@farmhouse/contracts/messages/kind-names';
import {
  TEMPLATE_FIELDS,
  TEMPLATE_NAME_MAX_LENGTH,
  type WhatsappKind,
  type WhatsappTemplate,
} from '@farmhouse/contracts/messages/whatsapp';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { required } from '../ui/forms/rules.ts';
import { useUnsavedFormGuard } from '../ui/forms/containers/use-unsaved-guard.tsx';
import { useOneAtATime } from '../ui/forms/use-one-at-a-time.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useSaveWhatsappAccountMutation } from './whatsapp.api.ts';
import { FIELD_LABELS } from './whatsapp-labels.ts';

const FIELDS = TEMPLATE_FIELDS.map((value) => ({ value, label: FIELD_LABELS[value] }));
const NEW: Omit<WhatsappTemplate, 'kind' | 'name'> = {
  language: 'en',
  fields: ['first-name', 'house', 'code', 'link'],
};

interface TemplateDialogProps {
  kind: WhatsappKind;
  templates: readonly WhatsappTemplate[];
  onClose: () => void;
}

/** The approved template of one message, and the meaning of its variables in their order. */
export function TemplateDialog({ kind, templates, onClose }: TemplateDialogProps) {
  const [form] = Form.useForm<WhatsappTemplate>();
  const [save, { isLoading }] = useSaveWhatsappAccountMutation();
  const known = templates.find((template) => template.kind === kind);
  const others = templates.filter((template) => template.kind !== kind);
  const store = async (changed: WhatsappTemplate[]) => {
    const saved = await reportOutcome(save({ templates: [...others, ...changed] }).unwrap(), {
      done: { title: 'Saved', description: `${kindName(kind)}: the template is changed` },
      failed: 'Failed to save the template',
    });
    if (saved) onClose();
  };
  const storeOnce = useOneAtATime(store);
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  return (
    <Dialog title={`Template: ${kindName(kind)}`} onCancel={requestClose} footer={null}>
      <Form
        form={form}
        layout="vertical"
        initialValues={known ?? NEW}
        onFinish={(fields) => storeOnce([{ ...fields, kind }])}
      >
        <Form.Item name="name" label="Name" extra="As in WhatsApp Manager" rules={[required('Name')]}>
          <Input maxLength={TEMPLATE_NAME_MAX_LENGTH} autoCapitalize="none" />
        </Form.Item>
        <Form.Item name="language" label="Language" extra="Such as en or en_US" rules={[required('Language')]}>
          <Input maxLength={8} autoCapitalize="none" />
        </Form.Item>
        <Form.Item name="fields" label="Fields" extra="What {{1}}, {{2}} and so on stand for, in this order">
          <Select mode="multiple" options={FIELDS} />
        </Form.Item>
        <div className="flex flex-wrap gap-3">
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Save
          </Button>
          {known && <Button onClick={() => storeOnce([])}>Remove the template</Button>}
        </div>
      </Form>
      {discardDialog}
    </Dialog>
  );
}
