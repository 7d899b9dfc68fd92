import { randomUUID } from 'node:crypto';
import { SESSION_HOURS, type SignedIn } from '@farmhouse/contracts/identity/admin';
import type { RequestOrigin, ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { HOUR_SECONDS } from '@farmhouse/contracts/timing/durations';
import { unixSeconds } from '@farmhouse/contracts/timing/unix-seconds';
import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { TOKEN_ISSUER } from '@farmhouse/platform/auth/admin-tokens';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AdminEntity } from '../admin/admin.entity.ts';
import { AdminsService, toAdminView } from '../admin/admins.service.ts';
import { WeakPassword } from '../admin/new-password/weak-password.ts';
import { TrustedBrowsers } from '../trusted-browser/trusted-browsers.ts';
import { OpenSessions, type NewSession } from './active-sessions/open-sessions.ts';
import { RevokedTokens } from '../revocation/revoked-tokens.ts';
import { InvalidCredentials } from './session.errors.ts';
import { SignInAttempts, signedInAdmin, trustedBrowser, untrustedBrowser } from './sign-in/sign-in-attempts.ts';
import { SigningKeys } from './signing-keys.ts';

const SESSION_SECONDS = SESSION_HOURS * HOUR_SECONDS;

/** Where a sign-in comes from. */
export interface SignInOrigin {
  network: string;
  /** The token of the browser's cookie. */
  device: string | undefined;
  origin: RequestOrigin;
  /** The session that this browser replaces by signing in again. */
  previousSession: SignedInAdmin | undefined;
}

/** A successful sign-in, and the token by which the browser is trusted from now on. */
export interface SignInResult {
  signedIn: SignedIn;
  device: string;
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly adminsService: AdminsService,
    private readonly signingKeys: SigningKeys,
    private readonly signInAttempts: SignInAttempts,
    private readonly trustedBrowsers: TrustedBrowsers,
    private readonly revokedTokens: RevokedTokens,
    private readonly openSessions: OpenSessions,
  ) {}

  /**
   * Signs an admin in for twelve hours, and ends the session that the browser had until then. Failures are counted by
   * trusted browser, or by network and account. Throws InvalidCredentials, or TooManyRequests after five failures.
   */
  async signIn(
    username: string,
    password: string,
    { network, device, origin, previousSession }: SignInOrigin,
  ): Promise<SignInResult> {
    const trusted = await this.trustedBrowsers.find(username, device);
    const source = trusted ? trustedBrowser(trusted) : untrustedBrowser(network, username);
    const admin = await this.signInAttempts.run(source, () => this.adminsService.withCredentials(username, password));
    const result =
      admin &&
      (await this.adminsService.ifPasswordUnchanged(admin, async (current, tx) => {
        const { token, opening } = await this.tokenFor(current);
        await this.openSessions.add(tx, admin.id, opening, origin);
        return {
          signedIn: { admin: toAdminView(current), token },
          device: await this.trustedBrowsers.remember(admin.id, trusted && device, tx),
        };
      }));
    if (!result) throw new InvalidCredentials();
    if (previousSession) await this.openSessions.endToken(previousSession);
    return result;
  }

  /**
   * Makes a browser trusted with the token of a mailed link, once, and returns its own token. Throws
   * BrowserLinkInvalid.
   */
  async trustBrowser(token: string): Promise<string> {
    return this.adminsService.withBrowserLink(token, ({ id }, tx) => this.trustedBrowsers.remember(id, undefined, tx));
  }

  /** Revokes this token. */
  async signOut(admin: SignedInAdmin): Promise<void> {
    await this.openSessions.endToken(admin);
  }

  /** Ends some of the admin's own sessions. Throws WrongPassword, or TooManyRequests after five failures. */
  async endSessions(by: SignedInAdmin, ids: string[], password: string): Promise<void> {
    await this.signInAttempts.run(signedInAdmin(by.id), () => this.adminsService.verifyPassword(by.id, password));
    await this.openSessions.end(by.id, ids);
  }

  /**
   * Changes the password, revokes every token of the admin, including this one, and forgets its trusted browsers but
   * the caller's, which has just proved the password: returns the token by which it is trusted from now on. Throws
   * WrongPassword, WeakPassword, or TooManyRequests after five wrong ones.
   */
  async changePassword(by: SignedInAdmin, current: string, next: string, from: ChangeOrigin): Promise<string> {
    let device = '';
    const trustOnlyThisBrowser = async (tx: EntityManager, admin: AdminEntity): Promise<void> => {
      await this.endAllSessions(tx, admin);
      device = await this.trustedBrowsers.remember(admin.id, undefined, tx);
    };
    // a weak new password does not count as a guess: the current one was right
    const change = () =>
      this.adminsService.changePassword(by.id, current, next, from, trustOnlyThisBrowser).catch((error: unknown) => {
        if (error instanceof WeakPassword) return error;
        throw error;
      });
    const outcome = await this.signInAttempts.run(signedInAdmin(by.id), change);
    if (outcome instanceof WeakPassword) throw outcome;
    if (outcome) await this.revokedTokens.addAllOf(outcome);
    return device;
  }

  /**
   * Sets the password with the token of a mailed link, once, ends everything that changePassword ends, and lets its
   * owner sign in at once, whatever failures were counted before. Throws ResetLinkInvalid.
   */
  async resetPassword(token: string, next: string, from: RequestOrigin, network: string): Promise<void> {
    const admin = await this.adminsService.resetPassword(token, next, from, this.endAllSessions);
    await this.revokedTokens.addAllOf(admin);
    await this.signInAttempts.resetFailures(untrustedBrowser(network, admin.username));
  }

  private readonly endAllSessions = async (tx: EntityManager, admin: AdminEntity): Promise<void> => {
    const lastOpened = await this.openSessions.deleteAllOf(tx, admin.id);
    admin.tokensRevokedUpTo = Math.max(admin.tokensRevokedUpTo, lastOpened);
    await this.trustedBrowsers.deleteAllOf(tx, admin.id);
  };

  /**
   * The instant of issue (`iat`) orders a token after those that a password change has revoked, and lies in the future
   * if the clock was ahead then. How long the token is valid follows from the present time alone.
   */
  private async tokenFor(admin: AdminEntity) {
    const now = unixSeconds();
    const issuedAt = Math.max(now, admin.tokensRevokedUpTo + 1);
    const opening: NewSession = { tokenId: randomUUID(), expiresAt: now + SESSION_SECONDS };
    const token = await this.signingKeys.sign(admin, { ...opening, issuedAt, issuer: TOKEN_ISSUER });
    return { token, opening };
  }
}
