import { CONTACT_EMAIL_MAX_LENGTH, CONTACT_NAME_MAX_LENGTH } from '@farmhouse/contracts/content/contact-message';
import {
  PRIVACY_DETAILS_MAX_LENGTH,
  PRIVACY_NOTE_MAX_LENGTH,
  PRIVACY_REQUEST_STATUSES,
  PRIVACY_REQUEST_TYPES,
  type ChangePrivacyRequest,
  type FilePrivacyRequest,
  type PrivacyRequestListQuery,
  type PrivacyRequestStatus,
  type PrivacyRequestType,
} from '@farmhouse/contracts/content/privacy-request';
import { EmptyAsAbsent, IfPresent } from '@farmhouse/platform/http/fields';
import {
  IsOneOf,
  OptionalPhone,
  OptionalText,
  RequiredEmail,
  RequiredLine,
} from '@farmhouse/platform/http/input-fields';
import { PageQuery } from '@farmhouse/platform/http/paging';
import { IsOptional } from 'class-validator';

export class FilePrivacyRequestDto implements FilePrivacyRequest {
  @IsOneOf('Type', PRIVACY_REQUEST_TYPES) type: PrivacyRequestType;
  @RequiredLine('Name', CONTACT_NAME_MAX_LENGTH) name: string;
  @RequiredEmail(CONTACT_EMAIL_MAX_LENGTH) email: string;
  @OptionalPhone() phone?: string | null;
  @OptionalText('Details', PRIVACY_DETAILS_MAX_LENGTH) details?: string | null;
}

export class ChangePrivacyRequestDto implements ChangePrivacyRequest {
  @IfPresent() @IsOneOf('Status', PRIVACY_REQUEST_STATUSES) status?: PrivacyRequestStatus;
  @OptionalText('Note', PRIVACY_NOTE_MAX_LENGTH) note?: string | null;
}

export class PrivacyRequestListDto extends PageQuery implements PrivacyRequestListQuery {
  @EmptyAsAbsent() @IsOptional() @IsOneOf('Status', PRIVACY_REQUEST_STATUSES) status?: PrivacyRequestStatus;
}
