import {
  CONTACT_EMAIL_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  CONTACT_SORTS,
  CONTACT_STATUSES,
  CONTACT_SUBJECT_MAX_LENGTH,
  type ChangeContactStatus,
  type ContactListQuery,
  type ContactSort,
  type ContactStatus,
  type ReplyToContact,
  type SendContactMessage,
} from '@farmhouse/contracts/content/contact-message';
import { EmptyAsAbsent, IfPresent } from '@farmhouse/platform/input/property.decorators';
import {
  IsOneOf,
  OptionalLine,
  OptionalPhone,
  RequiredEmail,
  RequiredLine,
  RequiredText,
} from '@farmhouse/platform/input/field.decorators';
import { PageQuery } from '@farmhouse/platform/lists/paging';
import { SortedBy } from '@farmhouse/platform/lists/sorting';
import { IsOptional, IsString } from 'class-validator';

export class SendContactMessageDto implements SendContactMessage {
  @RequiredLine('Name', CONTACT_NAME_MAX_LENGTH) name: string;
  @RequiredEmail(CONTACT_EMAIL_MAX_LENGTH) email: string;
  @OptionalPhone() phone?: string | null;
  @OptionalLine('Subject', CONTACT_SUBJECT_MAX_LENGTH) subject?: string | null;
  @RequiredText('Message', CONTACT_MESSAGE_MAX_LENGTH) message: string;
  @IfPresent() @IsString({ message: 'Website must be a string' }) website?: string;
}

export class ChangeContactStatusDto implements ChangeContactStatus {
  @IsOneOf('Status', CONTACT_STATUSES) status: ContactStatus;
  @IfPresent() @IsOneOf('Former status', CONTACT_STATUSES) onlyFrom?: ContactStatus;
}

export class ReplyToContactDto implements ReplyToContact {
  @RequiredText('Reply', CONTACT_MESSAGE_MAX_LENGTH) replyMessage: string;
}

export class ContactListDto extends PageQuery implements ContactListQuery {
  @SortedBy(CONTACT_SORTS) sort?: ContactSort;
  @EmptyAsAbsent() @IsOptional() @IsOneOf('Status', CONTACT_STATUSES) status?: ContactStatus;
}
