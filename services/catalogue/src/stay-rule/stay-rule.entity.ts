import { STAY_RULE_TYPES, type StayRuleType } from '@farmhouse/contracts/catalogue/stay-rule';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity } from 'typeorm';
import { OrderedSeasonEntity } from '../ordered-list/ordered-season.entity.ts';

/** A rule that limits stays. */
@Entity('stay_rules')
@Check('stay_rules_type_known', `type IN ${sqlList(STAY_RULE_TYPES)}`)
@Check('stay_rules_value_range', `value IS NULL OR value BETWEEN 1 AND 8760`)
export class StayRuleEntity extends OrderedSeasonEntity {
  @Column('text') type: StayRuleType;
  /** Nights, or hours of a notice; null for closures. */
  @Column('integer', { nullable: true }) value: number | null;
}
