import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { OUTBOX } from '@farmhouse/platform/tables';
import { AdminEntity } from './admin/admin.entity.ts';
import { CreateAdmins1790000001000 } from './admin/admin.migrations.ts';
import { AddFirstPassword1790000001122 } from './admin/first-password.migrations.ts';
import { BrowserLinkEntity } from './mailed-link/browser-link.entity.ts';
import { CreateBrowserLinks1790000001110 } from './mailed-link/browser-link.migrations.ts';
import { TrustedBrowserEntity } from './trusted-browser/trusted-browser.entity.ts';
import { CreateKnownDevices1790000001026 } from './trusted-browser/trusted-browser.migrations.ts';
import { OpenSessionEntity } from './session/active-sessions/open-session.entity.ts';
import { CreateOpenSessions1790000001121 } from './session/active-sessions/open-session.migrations.ts';
import { PasswordResetEntity } from './mailed-link/password-reset.entity.ts';
import { CreatePasswordResets1790000001080 } from './mailed-link/password-reset.migrations.ts';
import { RevokedTokenEntity } from './revocation/revoked-token.entity.ts';
import { SigningKeyEntity } from './session/signing-key.entity.ts';
import { CreateSessions1790000001001 } from './session/session.migrations.ts';

export const IDENTITY_DATABASE: DatabaseShape = {
  schema: 'identity',
  uses: [OUTBOX],
  entities: [
    AdminEntity,
    SigningKeyEntity,
    RevokedTokenEntity,
    TrustedBrowserEntity,
    PasswordResetEntity,
    BrowserLinkEntity,
    OpenSessionEntity,
  ],
  migrations: [
    CreateAdmins1790000001000,
    CreateSessions1790000001001,
    CreateKnownDevices1790000001026,
    CreatePasswordResets1790000001080,
    CreateBrowserLinks1790000001110,
    CreateOpenSessions1790000001121,
    AddFirstPassword1790000001122,
  ],
};
