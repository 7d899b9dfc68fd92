import {
  MAX_NOTICE_HOURS,
  STAY_RULE_TYPES,
  type SaveStayRule,
  type StayRuleType,
} from '@farmhouse/contracts/catalogue/stay-rule';
import { IsOneOf, IsWhole } from '@farmhouse/platform/http/input-fields';
import { IsOptional } from 'class-validator';
import { SeasonDto } from '../season/season.dto.ts';

/** What was left out is null, or the usual. */
export class SaveStayRuleDto extends SeasonDto implements SaveStayRule {
  @IsOneOf('Type', STAY_RULE_TYPES) type: StayRuleType;
  @IsOptional() @IsWhole('Number', 1, MAX_NOTICE_HOURS) value?: number | null;
}
