import { tooLong } from '@farmhouse/contracts/text/too-long';
import {
  SETTING_DESCRIPTION_MAX_LENGTH,
  SETTING_KEY_PATTERN,
  SETTING_VALUE_MAX_LENGTH,
  type ChangeSetting,
  type SaveSetting,
} from '@farmhouse/contracts/content/setting';
import { SETTING_TYPES, type SettingType } from '@farmhouse/contracts/content/setting-definitions';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { EmptyAsNull, FreeText, IfPresent, NumberAsText, Trim } from '@farmhouse/platform/input/property.decorators';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsOptional, IsString, Matches } from 'class-validator';

const IsSettingKey = (): PropertyDecorator =>
  Matches(SETTING_KEY_PATTERN, {
    message: 'Key must have 1 to 64 characters: lowercase letters, numbers and underscores only',
  });

const IsSettingValue = (): PropertyDecorator =>
  applyDecorators(
    NumberAsText(),
    FreeText(),
    IsString({ message: 'Value is required' }),
    MaxLength(SETTING_VALUE_MAX_LENGTH, { message: tooLong('Value', SETTING_VALUE_MAX_LENGTH) }),
  );

class SettingFieldsDto {
  @IsOptional()
  @MaxLength(SETTING_DESCRIPTION_MAX_LENGTH, {
    message: tooLong('Description', SETTING_DESCRIPTION_MAX_LENGTH),
  })
  @IsString({ message: 'Description must be a string' })
  @EmptyAsNull()
  @FreeText()
  description?: string | null;

  @IfPresent()
  @IsIn(SETTING_TYPES, { message: `Type must be one of ${SETTING_TYPES.join(', ')}` })
  type?: SettingType;
}

export class CreateSettingDto extends SettingFieldsDto implements SaveSetting {
  @IsSettingKey() @Trim() key: string;
  @IsSettingValue() value: string;
}

/** Omitted fields keep their values. The key may be sent, but not changed. */
export class ChangeSettingDto extends SettingFieldsDto implements ChangeSetting {
  @IfPresent() @IsSettingKey() @Trim() key?: string;
  @IfPresent() @IsSettingValue() value?: string;
}
