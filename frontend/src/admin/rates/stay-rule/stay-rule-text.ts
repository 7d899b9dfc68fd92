import type { StayRule, StayRuleType } from '@farmhouse/contracts/catalogue/stay-rule';
import { formatCount } from '@farmhouse/contracts/text/count';
import { formatNights } from '@farmhouse/contracts/text/dates';

export const TYPE_LABELS: Record<StayRuleType, string> = {
  min_stay_through: 'Minimum nights for stays that include these days',
  min_stay_arrival: 'Minimum nights for stays that begin on these days',
  max_stay: 'Maximum nights for stays that begin on these days',
  closed_to_arrival: 'No arrivals',
  closed_to_departure: 'No departures',
  notice: 'Notice in hours',
};

const TEXTS: Record<StayRuleType, (value: number) => string> = {
  min_stay_through: (value) => `At least ${formatNights(value)} for stays that include these days`,
  min_stay_arrival: (value) => `At least ${formatNights(value)} for stays that begin on these days`,
  max_stay: (value) => `At most ${formatNights(value)} for stays that begin on these days`,
  closed_to_arrival: () => 'No arrivals',
  closed_to_departure: () => 'No departures',
  notice: (value) => `Asked for at least ${formatCount(value, 'hour', 'hours')} before check-in`,
};

/** The requirement of a rule: `At least 2 nights for stays that include these days`. */
export const ruleText = ({ type, value }: Pick<StayRule, 'type' | 'value'>): string => TEXTS[type](value ?? 0);
