import { SaveStayRuleDto } from '@farmhouse/platform/rates/stay-rule.dto';
import { PartialType } from '@nestjs/mapped-types';

/** Omitted fields keep their values. */
export class ChangeStayRuleDto extends PartialType(SaveStayRuleDto, { skipNullProperties: false }) {}
