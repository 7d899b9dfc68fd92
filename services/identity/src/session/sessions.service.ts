import { randomUUID } from 'node:crypto';
import { SESSION_HOURS, type SignedIn } from '@farmhouse/contracts/identity/admin';
import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from '@farmhouse/platform/auth/admin-tokens';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AdminEntity } from '../admin/admin.entity.ts';
import { AdminsService, toAdminView } from '../admin/admins.service.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { RevokedTokens } from './revoked-tokens.ts';
import { InvalidCredentials } from './session.errors.ts';
import { SigningKeys } from './signing-keys.ts';

const SESSION_SECONDS = SESSION_HOURS * 60 * 60;

@Injectable()
export class SessionsService {
  private readonly jwt = new JwtService();
  private readonly attempts = new KeyedMutex();

  constructor(
    private readonly admins: AdminsService,
    private readonly keys: SigningKeys,
    private readonly limits: RateLimits,
    private readonly revoked: RevokedTokens,
  ) {}

  /**
   * Signs an admin in for twelve hours. Attempts are counted per address before the password is verified; a success
   * resets the count. Throws InvalidCredentials, or TooManyRequests after five failures.
   */
  async signIn(username: string, password: string, address: string): Promise<SignedIn> {
    const admin = await this.oneAtATime(address, () => this.admins.withCredentials(username, password));
    const signedIn =
      admin &&
      (await this.admins.ifPasswordUnchanged(admin, async (current) => ({
        admin: toAdminView(current),
        token: await this.tokenFor(current),
      })));
    if (!signedIn) throw new InvalidCredentials();
    return signedIn;
  }

  /** Revokes this token. */
  async signOut(admin: SignedInAdmin): Promise<void> {
    await this.revoked.add(admin.tokenId, admin.expiresAt);
  }

  /** Changes the password and revokes every token of the admin, including this one. Throws WrongPassword. */
  async changePassword(by: SignedInAdmin, current: string, next: string, address: string): Promise<void> {
    const admin = await this.oneAtATime(address, () => this.admins.changePassword(by.id, current, next));
    if (admin) await this.revoked.addAllOf(admin);
  }

  /** Runs one attempt per address at a time, so that simultaneous correct ones are not counted as guesses. */
  private oneAtATime<T>(address: string, attempt: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.attempts.run(address, () => this.countAttempt(address, attempt));
  }

  private async countAttempt<T>(address: string, attempt: () => Promise<T | undefined>): Promise<T | undefined> {
    await this.limits.count('loginHourly', address);
    await this.limits.count('login', address);
    const outcome = await attempt();
    if (outcome === undefined) return undefined;
    await Promise.all([this.limits.reset('login', address), this.limits.reset('loginHourly', address)]);
    return outcome;
  }

  private async tokenFor({ id, username, role, tokensRevokedUpTo }: AdminEntity, now = new Date()): Promise<string> {
    const { keyId, privateKey } = await this.keys.current();
    const iat = Math.max(Math.floor(now.getTime() / 1000), tokensRevokedUpTo + 1);
    return this.jwt.sign(
      { sub: String(id), username, role, jti: randomUUID(), iat, exp: iat + SESSION_SECONDS },
      { privateKey, algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, keyid: keyId },
    );
  }
}
