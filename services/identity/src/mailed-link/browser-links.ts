import { browserLinkToken } from '@farmhouse/platform/auth/browser-link';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { MailedLinks } from './mailed-links.ts';
import { BrowserLinkEntity } from './browser-link.entity.ts';

/** The links that can make a browser trusted now. Source: docs/decisions/trusted-browsers.md. */
@Injectable()
export class BrowserLinks extends MailedLinks {
  protected readonly entity = BrowserLinkEntity;
  protected readonly tokenOf = browserLinkToken;

  constructor(@Inject(IDENTITY_CONFIG) protected readonly config: IdentityConfig) {
    super();
  }
}
