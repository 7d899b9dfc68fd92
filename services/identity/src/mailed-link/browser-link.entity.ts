import { Entity, Index } from 'typeorm';
import { MailedLinkEntity } from './mailed-link.entity.ts';

/** A link that makes a browser trusted. */
@Entity('browser_links')
@Index('browser_links_admin', ['adminId'])
export class BrowserLinkEntity extends MailedLinkEntity {}
