import { Form, Input, type FormRule } from 'antd';
import {
  SETTING_DESCRIPTION_MAX_LENGTH,
  SETTING_KEY_PATTERN,
  SETTING_VALUE_MAX_LENGTH,
  settingText,
  type SaveSetting,
  type SettingView,
} from '@farmhouse/contracts/content/setting';
import { settingDefinition, type SettingType } from '@farmhouse/contracts/content/setting-definitions';
import { parseRupees } from '@farmhouse/contracts/text/rupees';
import { useSettings } from '../../shared/content/settings.api.ts';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { required } from '../ui/forms/rules.ts';
import { CancellationTermsField } from './cancellation-terms-field.tsx';
import { settingQuestion } from './setting-question.tsx';

type SettingFields = Pick<SaveSetting, 'key' | 'value' | 'description'>;
/** Initial values of a new setting. */
export type SettingDraft = Partial<SettingFields>;

const KEY_HINT = 'Lowercase letters, numbers and underscores only';
const wholeAmount: FormRule = {
  validator: (_rule, value = '') =>
    value === '' || parseRupees(String(value)) !== undefined
      ? Promise.resolve()
      : Promise.reject(new Error('Value must be a whole number')),
};

/** `inputmode` for each type of value. */
const KEYBOARD: Record<SettingType, 'text' | 'numeric' | 'url' | 'email' | 'tel'> = {
  text: 'text',
  number: 'numeric',
  url: 'url',
  email: 'email',
  phone: 'tel',
};

const CONFLICTS = { 'key-taken': 'key' };

/** The fields of a setting; the key of a stored one cannot be changed. */
export default function SettingForm(editor: CrudEditor<SettingView, SaveSetting, SettingDraft>) {
  const { record, draft = {} } = editor;
  const siteName = settingText(useSettings(), 'site_name');
  const typeOf = (key: string) => settingDefinition(key)?.type ?? record?.type ?? 'text';
  const bodyOf = ({ key, value, description }: SettingFields): SaveSetting => {
    return { key, value: value.trim(), description: description || null, type: typeOf(key) };
  };
  return (
    <CrudForm
      {...editor}
      initialValues={record ?? draft}
      bodyOf={bodyOf}
      conflicts={CONFLICTS}
      questionOf={({ key, value }) =>
        settingQuestion({ key, value: value.trim(), before: record?.value.trim() ?? '', siteName })
      }
    >
      <Form.Item
        name="key"
        label="Key"
        extra={record ? 'The key of a stored setting cannot be changed' : KEY_HINT}
        rules={[required('Key'), { pattern: SETTING_KEY_PATTERN, message: KEY_HINT }]}
      >
        <Input disabled={record !== undefined} autoCapitalize="none" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <ValueField typeOf={typeOf} isStored={record !== undefined} />
      <Form.Item name="description" label="Description" extra="Optional: what it is for">
        <Input maxLength={SETTING_DESCRIPTION_MAX_LENGTH} />
      </Form.Item>
    </CrudForm>
  );
}

interface ValueFieldProps {
  typeOf: (key: string) => SettingType;
  isStored: boolean;
}

/** The value field; its input and validation follow from the type of the key typed so far. */
function ValueField({ typeOf, isStored }: ValueFieldProps) {
  const key = (Form.useWatch('key') as string | undefined) ?? '';
  const type = typeOf(key);
  if (key === 'cancellation_terms') {
    return (
      <Form.Item name="value" label="What a guest who cancels gets back">
        <CancellationTermsField />
      </Form.Item>
    );
  }
  return (
    <Form.Item
      name="value"
      label="Value"
      extra={isStored && 'Empty it to go back to not configured'}
      rules={[...(isStored ? [] : [required('Value')]), ...(type === 'number' ? [wholeAmount] : [])]}
    >
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 10 }}
        inputMode={KEYBOARD[type]}
        maxLength={SETTING_VALUE_MAX_LENGTH}
      />
    </Form.Item>
  );
}
