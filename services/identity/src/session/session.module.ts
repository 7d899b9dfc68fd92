import { AdminKeys } from '@farmhouse/platform/auth/admin-keys';
import { Module } from '@nestjs/common';
import { TrustedBrowserCookie } from '../trusted-browser/trusted-browser-cookie.ts';
import { TrustedBrowsers } from '../trusted-browser/trusted-browsers.ts';
import { OpenSessions } from './active-sessions/open-sessions.ts';
import { OpenSessionsController } from './active-sessions/open-sessions.controller.ts';
import { UnusedSessions } from './active-sessions/unused-sessions.ts';
import { BrowserLinkController } from './browser-link/browser-link.controller.ts';
import { DashboardCookie } from './dashboard-cookie.ts';
import { PasswordResetRequests } from './password-reset/password-reset-requests.ts';
import { PasswordResetController } from './password-reset/password-reset.controller.ts';
import { PublicKeyController } from './public-key.controller.ts';
import { RevokedTokens } from '../revocation/revoked-tokens.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInAttempts } from './sign-in/sign-in-attempts.ts';
import { SignInLocks } from './sign-in/sign-in-locks.ts';
import { SigningKeys } from './signing-keys.ts';

@Module({
  controllers: [
    SessionsController,
    OpenSessionsController,
    PasswordResetController,
    BrowserLinkController,
    PublicKeyController,
  ],
  providers: [
    SessionsService,
    PasswordResetRequests,
    SignInAttempts,
    SignInLocks,
    TrustedBrowsers,
    TrustedBrowserCookie,
    DashboardCookie,
    RevokedTokens,
    OpenSessions,
    UnusedSessions,
    { provide: SigningKeys, useExisting: AdminKeys },
  ],
})
export class SessionModule {}
