import { Form, InputNumber, Select } from 'antd';
import {
  MAX_NOTICE_HOURS,
  MAX_RULE_NIGHTS,
  STAY_RULE_TYPES,
  type SaveStayRule,
  type StayRuleView,
} from '@farmhouse/contracts/catalogue/stay-rule';
import { CrudForm, type CrudEditor } from '../../ui/crud/crud-form.tsx';
import { ActiveField } from '../../ui/forms/fields/active-field.tsx';
import { noProblem, required } from '../../ui/forms/rules.ts';
import { stayRules } from '../rates.api.ts';
import { NameField, SeasonFields } from '../season/season-fields.tsx';
import { StayRulePreview } from './stay-rule-preview.tsx';
import { TYPE_LABELS } from './stay-rule-text.ts';
import {
  fieldsOfStayRule,
  isClosure,
  NEW_STAY_RULE,
  problemsOfStayRule,
  stayRuleOf,
  type StayRuleFields,
} from './stay-rule-values.ts';

const TYPES = STAY_RULE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

const NONE: readonly StayRuleView[] = [];

/** The fields of a stay rule, with a preview of its effect on the calendar. */
export default function StayRuleForm(editor: CrudEditor<StayRuleView, SaveStayRule, StayRuleFields>) {
  const { record, draft } = editor;
  const { data: listed = NONE } = stayRules.useList();
  return (
    <CrudForm
      {...editor}
      sendsOnlyChanges
      container="wide"
      initialValues={record ? fieldsOfStayRule(record) : (draft ?? NEW_STAY_RULE)}
      bodyOf={stayRuleOf}
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <NameField hint="For your list; guests do not see it" />
          <RuleFields />
          <SeasonFields problemsOf={problemsOfStayRule} />
          <ActiveField extra="When switched off, the rule limits nothing" />
        </div>
        <StayRulePreview listed={listed} id={record?.id} />
      </div>
    </CrudForm>
  );
}

/** The kind of rule, and its number if it has one. */
function RuleFields() {
  const type = Form.useWatch<StayRuleFields['type'] | undefined>('type') ?? NEW_STAY_RULE.type;
  return (
    <>
      <Form.Item name="type" label="Rule" rules={[required('Rule')]}>
        <Select options={TYPES} />
      </Form.Item>
      {!isClosure(type) && (
        <Form.Item
          name="value"
          label={type === 'notice' ? 'Hours' : 'Nights'}
          dependencies={['type']}
          rules={[noProblem('value', problemsOfStayRule)]}
        >
          <InputNumber
            className="w-full!"
            inputMode="numeric"
            controls={false}
            precision={0}
            min={1}
            max={type === 'notice' ? MAX_NOTICE_HOURS : MAX_RULE_NIGHTS}
          />
        </Form.Item>
      )}
    </>
  );
}
