import type { StayRule, StayRuleView } from '@farmhouse/contracts/catalogue/stay-rule';
import type { StayRuleEntity } from './stay-rule.entity.ts';

/** The rule as stays are checked against it, and as other services copy it. */
export function toStayRule({ id, name, type, value, from, to, yearly, weekdays }: StayRuleEntity): StayRule {
  return { id, name, type, value, from, to, yearly, weekdays };
}

export const toStayRuleView = (entity: StayRuleEntity): StayRuleView => ({
  ...toStayRule(entity),
  active: entity.active,
});
