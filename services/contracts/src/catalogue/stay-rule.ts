import type { FieldError } from '../errors.ts';
import { seasonProblems, type Season } from './season.ts';

/** Kinds of stay rules, in the terms of channel managers. */
export const STAY_RULE_TYPES = [
  'min_stay_through',
  'min_stay_arrival',
  'max_stay',
  'closed_to_arrival',
  'closed_to_departure',
  'notice',
] as const;
export type StayRuleType = (typeof STAY_RULE_TYPES)[number];

/** Kinds without a value, which close days. */
export const CLOSURES: readonly StayRuleType[] = ['closed_to_arrival', 'closed_to_departure'];

export const MAX_STAY_RULES = 200;
/** Maximum nights that a rule can require or allow. */
export const MAX_RULE_NIGHTS = 365;
/** Longest notice, in hours: a year. */
export const MAX_NOTICE_HOURS = 8760;

/** A rule that limits stays. */
export interface StayRule extends Season {
  id: number;
  name: string;
  type: StayRuleType;
  /** Nights, or hours of a `notice`; null for closures. */
  value: number | null;
}

export interface StayRuleView extends StayRule {
  active: boolean;
}

/** What the owner sends to add a stay rule; a change may leave out any field, which then keeps its value. */
export interface SaveStayRule {
  name: string;
  type: StayRuleType;
  value?: number | null;
  weekdays?: number[] | null;
  from?: string | null;
  to?: string | null;
  yearly?: boolean;
  active?: boolean;
}

/** The inconsistencies between the fields of a stay rule whose fields are each valid. */
export function stayRuleProblems(rule: Omit<StayRule, 'id'>): FieldError[] {
  const { type, value } = rule;
  const problems = seasonProblems(rule);
  const valueProblem = (message: string): void => void problems.push({ path: 'value', message });
  if (CLOSURES.includes(type)) {
    if (value !== null) valueProblem('A closed day has no number');
  } else if (value === null) {
    valueProblem(type === 'notice' ? 'How many hours?' : 'How many nights?');
  } else if (type === 'notice' ? value > MAX_NOTICE_HOURS : value > MAX_RULE_NIGHTS) {
    valueProblem(type === 'notice' ? `At most ${MAX_NOTICE_HOURS} hours` : `At most ${MAX_RULE_NIGHTS} nights`);
  }
  return problems;
}
