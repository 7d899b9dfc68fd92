import { rateTemplates, type Template } from '../rate/rate-templates.ts';
import { NEW_STAY_RULE, type StayRuleFields } from './stay-rule-values.ts';

const rule = (fields: Partial<StayRuleFields>): StayRuleFields => ({ ...NEW_STAY_RULE, ...fields });

const FRIDAY = 5;
const SATURDAY = 6;
const ONE_DAY_HOURS = 24;
const HOLIDAY_NIGHTS = 3;

/** Stay rules that houses often need, with future dates. */
export function stayRuleTemplates(today: string): Template<StayRuleFields>[] {
  const diwali = rateTemplates(today).find(({ name }) => name === 'Diwali')?.choices ?? [];
  const weekend = rule({ name: 'Weekend', weekdays: [FRIDAY, SATURDAY] });
  const notice = rule({ name: 'Notice', type: 'notice', value: ONE_DAY_HOURS });
  const templates = [
    {
      name: 'Two nights at weekends',
      hint: 'Stays with a Friday or Saturday night',
      choices: [{ label: 'Two nights at weekends', fields: weekend }],
    },
    {
      name: 'Three nights at Diwali',
      hint: 'Stays around Lakshmi Puja',
      choices: diwali.map(({ label, fields: { name, from, to } }) => ({
        label,
        fields: rule({ name, from, to, value: HOLIDAY_NIGHTS }),
      })),
    },
    {
      name: 'A day’s notice',
      hint: 'Requests at least 24 hours before check-in',
      choices: [{ label: 'A day’s notice', fields: notice }],
    },
  ];
  return templates.filter(({ choices }) => choices.length > 0);
}
