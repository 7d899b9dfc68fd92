import { Entity, Index } from 'typeorm';
import { MailedLinkEntity } from './mailed-link.entity.ts';

/** A link that sets a new password. */
@Entity('password_resets')
@Index('password_resets_admin', ['adminId'])
export class PasswordResetEntity extends MailedLinkEntity {}
