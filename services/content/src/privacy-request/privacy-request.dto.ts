import { SESSION_ID_PATTERN } from '@farmhouse/contracts/analytics/visitor';
import { CONTACT_EMAIL_MAX_LENGTH, CONTACT_NAME_MAX_LENGTH } from '@farmhouse/contracts/content/contact-message';
import {
  PRIVACY_DETAILS_MAX_LENGTH,
  PRIVACY_NOTE_MAX_LENGTH,
  PRIVACY_REQUEST_SORTS,
  PRIVACY_REQUEST_STATUSES,
  PRIVACY_REQUEST_TYPES,
  type ChangePrivacyRequest,
  type FilePrivacyRequest,
  type PrivacyRequestListQuery,
  type PrivacyRequestSort,
  type PrivacyRequestStatus,
  type PrivacyRequestType,
} from '@farmhouse/contracts/content/privacy-request';
import { EmptyAsAbsent, EmptyAsNull, IfPresent } from '@farmhouse/platform/input/property.decorators';
import {
  IsOneOf,
  OptionalEmail,
  OptionalPhone,
  OptionalText,
  RequiredLine,
} from '@farmhouse/platform/input/field.decorators';
import { PageQuery } from '@farmhouse/platform/lists/paging';
import { SortedBy } from '@farmhouse/platform/lists/sorting';
import { IsOptional, Matches } from 'class-validator';

export class FilePrivacyRequestDto implements FilePrivacyRequest {
  @IsOneOf('Type', PRIVACY_REQUEST_TYPES) type: PrivacyRequestType;
  @RequiredLine('Name', CONTACT_NAME_MAX_LENGTH) name: string;
  @OptionalEmail(CONTACT_EMAIL_MAX_LENGTH) email?: string | null;
  @OptionalPhone() phone?: string | null;
  @OptionalText('Details', PRIVACY_DETAILS_MAX_LENGTH) details?: string | null;
  @EmptyAsNull()
  @IsOptional()
  @Matches(SESSION_ID_PATTERN, { message: 'Visit must be the id of a visit' })
  visit?: string | null;
}

export class ChangePrivacyRequestDto implements ChangePrivacyRequest {
  @IfPresent() @IsOneOf('Status', PRIVACY_REQUEST_STATUSES) status?: PrivacyRequestStatus;
  @OptionalText('Note', PRIVACY_NOTE_MAX_LENGTH) note?: string | null;
}

export class PrivacyRequestListDto extends PageQuery implements PrivacyRequestListQuery {
  @SortedBy(PRIVACY_REQUEST_SORTS) sort?: PrivacyRequestSort;
  @EmptyAsAbsent() @IsOptional() @IsOneOf('Status', PRIVACY_REQUEST_STATUSES) status?: PrivacyRequestStatus;
}
