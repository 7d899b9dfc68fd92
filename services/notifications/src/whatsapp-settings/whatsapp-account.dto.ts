import { tooLong } from '@farmhouse/contracts/text/too-long';
import {
  TEMPLATE_FIELDS,
  TEMPLATE_FIELDS_MAX,
  TEMPLATE_NAME_MAX_LENGTH,
  WHATSAPP_KEY_MAX_LENGTH,
  WHATSAPP_KINDS,
  WHATSAPP_MODES,
  type SaveWhatsappAccount,
  type SendWhatsappTest,
  type WhatsappTemplateField,
  type WhatsappKind,
  type WhatsappMode,
  type WhatsappTemplate,
} from '@farmhouse/contracts/messages/whatsapp';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { EmptyAsNull, IfPresent, Trim } from '@farmhouse/platform/input/property.decorators';
import { IsOneOf, RequiredPhone } from '@farmhouse/platform/input/field.decorators';
import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, Matches, ValidateNested } from 'class-validator';

/** A key as Meta shows it: printable characters without a blank. Empty counts as null, which removes it. */
const Key = (name: string): PropertyDecorator =>
  applyDecorators(
    Trim(),
    EmptyAsNull(),
    IsOptional(),
    Matches(/^[!-~]{8,}$/, { message: `${name} must have at least 8 characters and no blanks` }),
    MaxLength(WHATSAPP_KEY_MAX_LENGTH, { message: tooLong(name, WHATSAPP_KEY_MAX_LENGTH) }),
  );

class WhatsappTemplateDto implements WhatsappTemplate {
  @IsOneOf('Message', WHATSAPP_KINDS) kind: WhatsappKind;

  @Trim()
  @MaxLength(TEMPLATE_NAME_MAX_LENGTH, { message: 'The name of the template is too long' })
  @Matches(/^[a-z0-9_]+$/, { message: 'The name of a template has small letters, digits and underscores' })
  name: string;

  @Trim()
  @Matches(/^[a-z]{2,3}(_[A-Z]{2,4})?$/, { message: 'The language must be written like en or en_US' })
  language: string;

  @ArrayMaxSize(TEMPLATE_FIELDS_MAX, { message: `A template can have at most ${TEMPLATE_FIELDS_MAX} fields` })
  @IsIn(TEMPLATE_FIELDS, { each: true, message: `Fields must be some of ${TEMPLATE_FIELDS.join(', ')}` })
  @IsArray({ message: 'Fields must be a list' })
  fields: WhatsappTemplateField[];
}

export class SaveWhatsappAccountDto implements SaveWhatsappAccount {
  @IfPresent() @IsOneOf('Mode', WHATSAPP_MODES) mode?: WhatsappMode;

  @Trim()
  @EmptyAsNull()
  @IsOptional()
  @Matches(/^\d{5,30}$/, { message: 'The phone number ID has digits only' })
  phoneNumberId?: string | null;

  @Key('The access token') accessToken?: string | null;
  @Key('The app secret') appSecret?: string | null;
  @Key('The verify token') verifyToken?: string | null;

  @IfPresent()
  @ArrayUnique(({ kind }: WhatsappTemplate) => kind, { message: 'Each message can have one template' })
  @ArrayMaxSize(WHATSAPP_KINDS.length, { message: 'Each message can have one template' })
  @ValidateNested({ each: true })
  @Type(() => WhatsappTemplateDto)
  @IsArray({ message: 'Templates must be a list' })
  templates?: WhatsappTemplateDto[];
}

export class SendWhatsappTestDto implements SendWhatsappTest {
  @RequiredPhone() to: string;

  @IsOneOf('Message', WHATSAPP_KINDS) kind: WhatsappKind;
}
