import { SaveRateDto } from '@farmhouse/platform/rates/rate.dto';
import { PartialType } from '@nestjs/mapped-types';

/** Omitted fields keep their values. */
export class ChangeRateDto extends PartialType(SaveRateDto, { skipNullProperties: false }) {}
