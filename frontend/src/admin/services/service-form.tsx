import { Form, Input, InputNumber, Select, Switch } from 'antd';
import {
  MAX_SERVICE_PRICE,
  SERVICE_CATEGORIES,
  SERVICE_DESCRIPTION_MAX_LENGTH,
  SERVICE_ICON_MAX_LENGTH,
  SERVICE_NAME_MAX_LENGTH,
  type SaveService,
  type ServiceView,
} from '@farmhouse/contracts/catalogue/service';
import { reportOutcome } from '../ui/report-outcome.ts';
import { FormDrawer } from '../ui/form-drawer.tsx';
import { required, wholeNumber } from '../ui/rules.ts';
import { useCreateServiceMutation, useUpdateServiceMutation } from './services.api.ts';
import { categoryLabel } from './category.ts';

const NEW_SERVICE: Partial<SaveService> = { category: 'other', active: true };
const CATEGORIES = SERVICE_CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }));

interface ServiceFormProps {
  /** Absent: a new one. */
  service?: ServiceView;
  onClose: () => void;
}

/** Adds a service or changes one. */
export default function ServiceForm({ service, onClose }: ServiceFormProps) {
  const [form] = Form.useForm<SaveService>();
  const [create, creating] = useCreateServiceMutation();
  const [update, updating] = useUpdateServiceMutation();
  const verb = service ? 'update' : 'create';

  const save = async (fields: SaveService) => {
    const body = { ...fields, icon: fields.icon?.trim() || null };
    const change = service ? update({ id: service.id, ...body }) : create(body);
    const saved = await reportOutcome(change.unwrap(), {
      done: { title: 'Success', description: `Service ${verb}d successfully` },
      failed: `Failed to ${verb} service`,
      form,
    });
    if (saved) onClose();
  };

  return (
    <FormDrawer
      title={service ? 'Edit Service' : 'Add Service'}
      submitText={service ? 'Save changes' : 'Add Service'}
      form={form}
      initialValues={service ?? NEW_SERVICE}
      isSaving={creating.isLoading || updating.isLoading}
      onSubmit={save}
      onClose={onClose}
    >
      <Form.Item name="name" label="Name" rules={[required('Name')]}>
        <Input maxLength={SERVICE_NAME_MAX_LENGTH} />
      </Form.Item>
      <Form.Item name="description" label="Description" rules={[required('Description')]}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={SERVICE_DESCRIPTION_MAX_LENGTH} />
      </Form.Item>
      <Form.Item
        name="price"
        label="Price"
        extra="Whole rupees, once a stay"
        rules={[required('Price'), wholeNumber('Price', 0, MAX_SERVICE_PRICE)]}
      >
        <InputNumber className="w-full!" prefix="₹" inputMode="numeric" controls={false} />
      </Form.Item>
      <Form.Item name="category" label="Category">
        <Select options={CATEGORIES} />
      </Form.Item>
      <Form.Item name="icon" label="Icon" extra="Optional: one emoji, like 🔥">
        <Input maxLength={SERVICE_ICON_MAX_LENGTH} />
      </Form.Item>
      <Form.Item
        name="active"
        label="Active"
        extra="Guests see and choose active services only"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}
