import { Form, Input } from 'antd';
import {
  SETTING_DESCRIPTION_MAX_LENGTH,
  SETTING_KEY_PATTERN,
  settingText,
  type SaveSetting,
  type SettingView,
} from '@farmhouse/contracts/content/setting';
import { settingDefinition } from '@farmhouse/contracts/content/setting-definitions';
import { useSettings } from '../../shared/content/settings.api.ts';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { required } from '../ui/forms/rules.ts';
import { settingQuestion } from './setting-question.tsx';
import { settings } from './settings.api.ts';
import { ValueField } from './values/value-field.tsx';

type SettingFields = Pick<SaveSetting, 'key' | 'value' | 'description'>;
/** Initial values of a new setting. */
export type SettingDraft = Partial<SettingFields>;

const KEY_HINT = 'Lowercase letters, numbers and underscores only';
const KEPT_KEY_HINT = 'The key of this setting cannot be changed';

/** Settings that have to agree with each other. */
const TAX_KEYS: readonly string[] = ['gstin', 'gst_rates'];

const CONFLICTS = { 'key-taken': 'key' };

/** The fields of a setting; the key of a stored or predefined one cannot be changed. */
export default function SettingForm(editor: CrudEditor<SettingView, SaveSetting, SettingDraft>) {
  const { record, draft = {} } = editor;
  const definition = settingDefinition(record?.key ?? draft.key ?? '');
  const hasKey = record !== undefined || definition !== undefined;
  const stored = settings.usePage(undefined, { skip: !TAX_KEYS.includes(record?.key ?? draft.key ?? '') }).data;
  const siteName = settingText(useSettings(), 'site_name');
  const typeOf = (key: string) => settingDefinition(key)?.type ?? record?.type ?? 'text';
  const bodyOf = ({ key, value, description }: SettingFields): SaveSetting => {
    return { key, value: value.trim(), description: description || null, type: typeOf(key) };
  };
  return (
    <CrudForm
      {...editor}
      sendsOnlyChanges
      sentAnyway={record && { key: record.key, description: record.description, type: typeOf(record.key) }}
      initialValues={record ?? draft}
      bodyOf={bodyOf}
      conflicts={CONFLICTS}
      questionOf={({ key, value }) =>
        settingQuestion({
          ...{ key, value: value.trim(), before: record?.value.trim() ?? '', siteName },
          stored: new Map(stored?.items.map((setting) => [setting.key, setting.value])),
        })
      }
    >
      {definition && (
        <p className="mb-5">
          <span className="block font-display text-lg font-semibold">{definition.label}</span>
          <span className="text-quiet">{definition.description}</span>
        </p>
      )}
      <Form.Item
        name="key"
        label="Key"
        extra={hasKey ? KEPT_KEY_HINT : KEY_HINT}
        rules={[required('Key'), { pattern: SETTING_KEY_PATTERN, message: KEY_HINT }]}
      >
        <Input disabled={hasKey} autoCapitalize="none" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <ValueField typeOf={typeOf} isStored={record !== undefined} />
      <Form.Item name="description" label="Description" extra="Optional: what it is for">
        <Input maxLength={SETTING_DESCRIPTION_MAX_LENGTH} />
      </Form.Item>
    </CrudForm>
  );
}
