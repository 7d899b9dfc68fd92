import type { ComponentType } from 'react';
import { Form, Input, type FormRule } from 'antd';
import { SETTING_VALUE_MAX_LENGTH } from '@farmhouse/contracts/content/setting';
import type { SettingType } from '@farmhouse/contracts/content/setting-definitions';
import { parseRupees } from '@farmhouse/contracts/text/rupees';
import { required } from '../../ui/forms/rules.ts';
import { CancellationTermsField } from './cancellation-terms-field.tsx';
import { choiceField } from './choice-field.tsx';
import { CONSENT_LABELS, MAIL_PICTURE_LABELS } from './choices.ts';
import { GstRatesField } from './gst-rates-field.tsx';
import { tableProblem } from './value-text.ts';

interface ValueFieldProps {
  typeOf: (key: string) => SettingType;
  isStored: boolean;
}

interface OwnField {
  label: string;
  Field: ComponentType<{ id?: string; value?: string; onChange?: (value: string) => void }>;
}

/** Settings with fields of their own, so that their stored text does not have to be typed. */
const OWN_FIELDS: Readonly<Record<string, OwnField>> = {
  cancellation_terms: { label: 'What a guest who cancels gets back', Field: CancellationTermsField },
  gst_rates: { label: 'GST in prices', Field: GstRatesField },
  analytics_consent: { label: 'Visitors of the site', Field: choiceField(CONSENT_LABELS) },
  mail_picture: { label: 'Picture above friendly mails', Field: choiceField(MAIL_PICTURE_LABELS) },
};

/** `inputmode` for each type of value. */
const KEYBOARD: Record<SettingType, 'text' | 'numeric' | 'url' | 'email' | 'tel'> = {
  text: 'text',
  number: 'numeric',
  url: 'url',
  email: 'email',
  phone: 'tel',
};

const wholeAmount: FormRule = {
  validator: (_rule, value = '') =>
    value === '' || parseRupees(String(value)) !== undefined
      ? Promise.resolve()
      : Promise.reject(new Error('Value must be a whole number')),
};

const wholeTable = (key: string): FormRule => ({
  validator: (_rule, value = '') => {
    const problem = tableProblem(key, String(value));
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});

/** The value field; its input and validation depend on the key typed so far. */
export function ValueField({ typeOf, isStored }: ValueFieldProps) {
  const form = Form.useFormInstance<{ key?: string }>();
  // before the first change the watched value is undefined
  const key = Form.useWatch('key', form) ?? form.getFieldValue('key') ?? '';
  const type = typeOf(key);
  const canBeEmpty = isStored && type !== 'number';
  const own = Object.hasOwn(OWN_FIELDS, key) ? OWN_FIELDS[key] : undefined;
  if (own) {
    return (
      <Form.Item name="value" label={own.label} validateTrigger="onSubmit" validateStatus="" rules={[wholeTable(key)]}>
        <own.Field />
      </Form.Item>
    );
  }
  return (
    <Form.Item
      name="value"
      label="Value"
      extra={canBeEmpty && 'Leave empty to remove this setting'}
      rules={[...(canBeEmpty ? [] : [required('Value')]), ...(type === 'number' ? [wholeAmount] : [])]}
    >
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 10 }}
        inputMode={KEYBOARD[type]}
        maxLength={SETTING_VALUE_MAX_LENGTH}
      />
    </Form.Item>
  );
}
