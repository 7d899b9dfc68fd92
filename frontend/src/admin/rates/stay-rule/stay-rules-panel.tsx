import type { SaveStayRule, StayRuleView } from '@farmhouse/contracts/catalogue/stay-rule';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../../ui/crud/crud-section.tsx';
import { crudTexts } from '../../ui/crud/crud-texts.ts';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';
import { SectionBar } from '../../ui/section-bar.tsx';
import { ActiveSwitch } from '../active-switch.tsx';
import { AddFromTemplate } from '../add-from-template.tsx';
import { CopyButton } from '../season/copy-button.tsx';
import { stayRules } from '../rates.api.ts';
import { seasonText } from '../season/season-text.ts';
import { inNextYear } from '../season/season-values.ts';
import { stayRuleTemplates } from './stay-rule-templates.ts';
import { ruleText } from './stay-rule-text.ts';
import { fieldsOfStayRule, type StayRuleFields } from './stay-rule-values.ts';
import { TemplateList } from '../template-picker.tsx';

const TEXTS = crudTexts('stay rule');
const EMPTY = {
  text: 'No stay rules yet',
  hint: 'Guests may ask for a stay of any length on any free day. Add a rule to change that:',
};

const StayRuleForm = lazyWithRetry(() => import('./stay-rule-form.tsx'));

const COLUMNS: readonly RecordColumn<StayRuleView>[] = [
  { title: 'Name', onCard: 'headline', render: ({ name }) => <span className="font-semibold">{name}</span> },
  { title: 'Rule', isLong: true, render: ruleText },
  { title: 'When', isLong: true, render: seasonText },
  {
    title: 'Active',
    onCard: 'aside',
    render: (rule) => <ActiveSwitch crud={stayRules} texts={TEXTS} record={rule} />,
  },
];

/** The stay rules. */
export function StayRulesPanel() {
  const templates = stayRuleTemplates(istDate(new Date()));
  return (
    <CrudSection<StayRuleView, SaveStayRule, StayRuleFields>
      crud={stayRules}
      texts={TEXTS}
      label="Stay rules"
      nameOf={({ name }) => name}
      columns={COLUMNS}
      Form={StayRuleForm}
      deleteTitle="Delete this stay rule?"
      deleteQuestion={({ name }) => `Delete the stay rule “${name}”? New requests no longer have to follow it.`}
      moreActions={(rule, { add }) => (
        <CopyButton record={rule} onCopy={() => add({ ...inNextYear(fieldsOfStayRule(rule)), active: true })} />
      )}
      empty={{ ...EMPTY, action: ({ add }) => <TemplateList templates={templates} onChoose={add} /> }}
      header={({ add }) => (
        <SectionBar
          text="What stays guests can ask for. Minimum nights with dates replace those without; your own entries may break any rule."
          action={<AddFromTemplate text={TEXTS.add} templates={templates} add={add} />}
        />
      )}
    />
  );
}
