import { Form, Input, type FormRule } from 'antd';
import {
  SETTING_DESCRIPTION_MAX_LENGTH,
  SETTING_KEY_PATTERN,
  SETTING_VALUE_MAX_LENGTH,
  settingDefinition,
  type SaveSetting,
  type SettingType,
  type SettingView,
} from '@farmhouse/contracts/content/setting';
import { parseRupees } from '@farmhouse/contracts/text/rupees';
import { reportOutcome } from '../ui/report-outcome.ts';
import { FormDrawer } from '../ui/form-drawer.tsx';
import { required } from '../ui/rules.ts';
import { useCreateSettingMutation, useUpdateSettingMutation } from './api.ts';

export type SettingFields = Pick<SaveSetting, 'key' | 'value' | 'description'>;

const KEY_HINT = 'Lowercase letters, numbers and underscores only';
const wholeAmount: FormRule = {
  validator: (_rule, value = '') =>
    value === '' || parseRupees(String(value)) !== undefined
      ? Promise.resolve()
      : Promise.reject(new Error('Value must be a whole number')),
};

/** Keyboard that a phone offers for each type of value. */
const KEYBOARD: Record<SettingType, 'text' | 'numeric' | 'url' | 'email' | 'tel'> = {
  text: 'text',
  number: 'numeric',
  url: 'url',
  email: 'email',
  phone: 'tel',
};

interface SettingFormProps {
  /** A stored setting to change, or what is known of a new one. */
  setting: SettingView | Partial<SettingFields>;
  onClose: () => void;
}

/** Adds a setting or changes its value; a key that is stored stays as it is. */
export default function SettingForm({ setting, onClose }: SettingFormProps) {
  const [form] = Form.useForm<SettingFields>();
  const [create, creating] = useCreateSettingMutation();
  const [update, updating] = useUpdateSettingMutation();
  const stored = 'id' in setting ? setting : undefined;
  const typeOf = (key = '') => settingDefinition(key)?.type ?? stored?.type ?? 'text';
  const type = typeOf(Form.useWatch('key', form) ?? setting.key);

  const save = async (fields: SettingFields) => {
    const verb = stored ? 'update' : 'create';
    const body = { ...fields, value: fields.value.trim(), description: fields.description || null, type };
    const saved = await reportOutcome((stored ? update({ id: stored.id, ...body }) : create(body)).unwrap(), {
      done: { title: 'Success', description: `Setting ${verb}d successfully` },
      failed: `Failed to ${verb} setting`,
      form,
      conflicts: { 'key-taken': 'key' },
    });
    if (saved) onClose();
  };

  return (
    <FormDrawer
      title={stored ? 'Edit Setting' : 'Add Setting'}
      submitText={stored ? 'Save changes' : 'Add Setting'}
      form={form}
      initialValues={setting}
      isSaving={creating.isLoading || updating.isLoading}
      onSubmit={save}
      onClose={onClose}
    >
      <Form.Item
        name="key"
        label="Key"
        extra={stored ? 'The key of a stored setting cannot be changed' : KEY_HINT}
        rules={[required('Key'), { pattern: SETTING_KEY_PATTERN, message: KEY_HINT }]}
      >
        <Input disabled={stored !== undefined} autoCapitalize="none" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="value"
        label="Value"
        extra={stored && 'Empty it to go back to not configured'}
        rules={[...(stored ? [] : [required('Value')]), ...(type === 'number' ? [wholeAmount] : [])]}
      >
        <Input.TextArea
          autoSize={{ minRows: 1, maxRows: 10 }}
          inputMode={KEYBOARD[type]}
          maxLength={SETTING_VALUE_MAX_LENGTH}
        />
      </Form.Item>
      <Form.Item name="description" label="Description" extra="Optional: what it is for">
        <Input maxLength={SETTING_DESCRIPTION_MAX_LENGTH} />
      </Form.Item>
    </FormDrawer>
  );
}
