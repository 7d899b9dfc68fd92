import {
  MAX_NOTICE_HOURS,
  STAY_RULE_TYPES,
  type SaveStayRule,
  type StayRuleType,
} from '@farmhouse/contracts/catalogue/stay-rule';
import { IsOneOf, IsWhole } from '../input/field.decorators.ts';
import { IsOptional } from 'class-validator';
import { SeasonDto, seasonFields } from './season.dto.ts';

/** What was left out is null, or the usual. */
export class SaveStayRuleDto extends SeasonDto implements SaveStayRule {
  @IsOneOf('Type', STAY_RULE_TYPES) type: StayRuleType;
  @IsOptional() @IsWhole('Number', 1, MAX_NOTICE_HOURS) value?: number | null;
}

/** Every field of a new stay rule; what was left out is null, or the usual. */
export const stayRuleFields = (dto: SaveStayRuleDto) => ({
  ...seasonFields(dto),
  type: dto.type,
  value: dto.value ?? null,
});
