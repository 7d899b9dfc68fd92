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
  private readonly tries = new KeyedMutex();

  constructor(
    private readonly admins: AdminsService,
    private readonly keys: SigningKeys,
    private readonly limits: RateLimits,
    private readonly revoked: RevokedTokens,
  ) {}

  /**
   * Signs an admin in for twelve hours. Tries are counted by address before the password is looked at and
   * forgotten after a success. Throws InvalidCredentials, or TooManyRequests after five failures.
   */
  async signIn(username: string, password: string, address: string): Promise<SignedIn> {
    const admin = await this.guarded(address, () => this.admins.withCredentials(username, password));
    const signedIn =
      admin &&
      (await this.admins.whileUnchanged(admin, async (current) => ({
        admin: toAdminView(current),
        token: await this.tokenFor(current),
      })));
    if (!signedIn) throw new InvalidCredentials();
    return signedIn;
  }

  /** Ends this token; it is refused from now on. */
  async signOut(admin: SignedInAdmin): Promise<void> {
    await this.revoked.add(admin.tokenId, admin.expiresAt);
  }

  /** Changes the password and ends every session of the admin, this one too. Throws WrongPassword. */
  async changePassword(by: SignedInAdmin, current: string, next: string, address: string): Promise<void> {
    const admin = await this.guarded(address, () => this.admins.changePassword(by.id, current, next));
    if (admin) await this.revoked.addAllOf(admin);
  }

  /** One try at a time an address, so that several right ones at once are not taken for guesses. */
  private guarded<T>(address: string, attempt: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.tries.run(address, () => this.counted(address, attempt));
  }

  private async counted<T>(address: string, attempt: () => Promise<T | undefined>): Promise<T | undefined> {
    await this.limits.count('loginHourly', address);
    await this.limits.count('login', address);
    const outcome = await attempt();
    if (outcome === undefined) return undefined;
    await Promise.all([this.limits.forget('login', address), this.limits.forget('loginHourly', address)]);
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
