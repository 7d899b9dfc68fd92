import {
  CLOSURES,
  stayRuleProblems,
  type SaveStayRule,
  type StayRuleType,
  type StayRuleView,
} from '@farmhouse/contracts/catalogue/stay-rule';
import type { FieldError } from '@farmhouse/contracts/errors';
import { seasonFieldsOf, seasonOf, type SeasonFields } from '../season/season-values.ts';

/** The form's values of a stay rule; a cleared number is null. */
export interface StayRuleFields extends SeasonFields {
  type: StayRuleType;
  value: number | null;
}

export const isClosure = (type: StayRuleType): boolean => CLOSURES.includes(type);

/** The request body built from the form's values: closures have no number. */
export function stayRuleOf(fields: StayRuleFields): SaveStayRule {
  const { weekdays, ...season } = seasonOf(fields);
  const { type, value } = fields;
  return { ...season, weekdays: weekdays && [...weekdays], type, value: isClosure(type) ? null : (value ?? null) };
}

/** Errors of the stay rule as a whole. */
export function problemsOfStayRule(fields: StayRuleFields): FieldError[] {
  const { type, value } = stayRuleOf(fields);
  return stayRuleProblems({ ...seasonOf(fields), type, value: value ?? null });
}

/** The body that stores a stay rule unchanged. */
export function saveOfStayRule({ id: _id, weekdays, ...rule }: StayRuleView): SaveStayRule {
  return { ...rule, weekdays: weekdays && [...weekdays] };
}

export function fieldsOfStayRule({ id: _id, ...rule }: StayRuleView): StayRuleFields {
  return { ...rule, ...seasonFieldsOf(rule) };
}

export const NEW_STAY_RULE: StayRuleFields = {
  name: '',
  type: 'min_stay_through',
  value: 2,
  from: undefined,
  to: undefined,
  yearly: false,
  weekdays: [],
  active: true,
};

/** The rule of the form, once it can be stored. */
export function draftStayRule(fields: StayRuleFields | undefined): SaveStayRule | undefined {
  return fields?.type && problemsOfStayRule(fields).length === 0 ? stayRuleOf(fields) : undefined;
}

/** The stored rules with the one of the form. */
export function rulesWithDraft(
  stored: readonly StayRuleView[],
  draft: SaveStayRule | undefined,
  id: number | undefined,
): (SaveStayRule & { id?: number })[] {
  const others = stored
    .filter((rule) => !draft || rule.id !== id)
    .map((rule) => ({ ...saveOfStayRule(rule), id: rule.id }));
  return draft ? [...others, draft] : others;
}
