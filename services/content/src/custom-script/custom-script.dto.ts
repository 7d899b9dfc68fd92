import { tooLong } from '@farmhouse/contracts/text/too-long';
import {
  CONSENT_CATEGORIES,
  SCRIPT_DESCRIPTION_MAX_LENGTH,
  SCRIPT_LOCATIONS,
  SCRIPT_MAX_LENGTH,
  SCRIPT_NAME_MAX_LENGTH,
  type ConsentCategory,
  type SaveCustomScript,
  type ScriptLocation,
} from '@farmhouse/contracts/content/custom-script';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { IfPresent } from '@farmhouse/platform/input/property.decorators';
import { IsFlag, IsOneOf, OptionalText, RequiredLine } from '@farmhouse/platform/input/field.decorators';
import { PartialType } from '@nestjs/mapped-types';
import { IsString, Matches } from 'class-validator';

export class CreateCustomScriptDto implements SaveCustomScript {
  @RequiredLine('Name', SCRIPT_NAME_MAX_LENGTH) name: string;

  @MaxLength(SCRIPT_MAX_LENGTH, { message: tooLong('Script code', SCRIPT_MAX_LENGTH) })
  @Matches(/\S/, { message: 'Script code is required' })
  @IsString({ message: 'Script code is required' })
  script: string;

  @OptionalText('Description', SCRIPT_DESCRIPTION_MAX_LENGTH) description?: string | null;
  @IfPresent() @IsOneOf('Location', SCRIPT_LOCATIONS) location?: ScriptLocation;
  @IfPresent() @IsOneOf('Consent category', CONSENT_CATEGORIES) consentCategory?: ConsentCategory;
  @IfPresent() @IsFlag('Active') isActive?: boolean;
}

/** Omitted fields keep their values. */
export class ChangeCustomScriptDto extends PartialType(CreateCustomScriptDto, { skipNullProperties: false }) {}
