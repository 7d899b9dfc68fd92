import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Injectable } from '@nestjs/common';
import { KeyedMutex } from './keyed-mutex.ts';
import { usernameGroup } from './username-group.ts';
import { SignInLocks } from './sign-in-locks.ts';

/** The source of an attempt: failures of one do not count against another. */
export interface AttemptSource {
  /** A trusted browser, or a network at one group of user names. */
  key: string;
  /** The group of the user name, if the browser is not trusted: all untrusted browsers share one limit per group. */
  sharedGroup?: string;
}

/** The limits that count the failures of one source. */
export const SOURCE_LIMITS = ['login', 'loginHourly'] as const;

/** The source in the trusted browser with this hash of its token. */
export const trustedBrowser = (tokenHash: string): AttemptSource => ({ key: `device ${tokenHash}` });

/** The source of the calls of a signed-in admin that need the password. */
export const signedInAdmin = (id: number): AttemptSource => ({ key: `change ${id}` });

/** The source in a browser that is not trusted. */
export function untrustedBrowser(network: string, username: string): AttemptSource {
  const group = usernameGroup(username);
  return { key: `${network} ${group}`, sharedGroup: group };
}

/**
 * Counts attempts at a password before it is verified: five failures of a source in a minute, thirty in an hour,
 * and all untrusted browsers together a hundred an hour at one group of user names. Source:
 * docs/decisions/trusted-browsers.md.
 */
@Injectable()
export class SignInAttempts {
  private readonly turns = new KeyedMutex();

  constructor(
    private readonly rateLimits: RateLimits,
    private readonly signInLocks: SignInLocks,
  ) {}

  /**
   * Runs attempts of a source one at a time, so that simultaneous right ones are not counted as guesses. An outcome
   * other than undefined is a success and does not count. Throws TooManyRequests.
   */
  run<T>(source: AttemptSource, attempt: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.turns.run(source.key, () => this.count(source, attempt));
  }

  /** Resets a source's failures, because the password has changed. */
  async resetFailures({ key, sharedGroup }: AttemptSource): Promise<void> {
    await Promise.all([
      ...SOURCE_LIMITS.map((limit) => this.rateLimits.reset(limit, key)),
      sharedGroup && this.rateLimits.reset('loginAccount', sharedGroup),
    ]);
  }

  private async count<T>(
    { key, sharedGroup }: AttemptSource,
    attempt: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    await this.rateLimits.count('loginHourly', key);
    await this.rateLimits.count('login', key);
    if (sharedGroup) await this.countUntrustedBrowser(sharedGroup);
    const outcome = await attempt();
    if (outcome === undefined) return undefined;
    await Promise.all([
      ...SOURCE_LIMITS.map((limit) => this.rateLimits.reset(limit, key)),
      sharedGroup && this.rateLimits.uncount('loginAccount', sharedGroup),
    ]);
    return outcome;
  }

  private async countUntrustedBrowser(group: string): Promise<void> {
    try {
      await this.rateLimits.count('loginAccount', group);
    } catch (error) {
      if (error instanceof TooManyRequests) await this.signInLocks.report(group);
      throw error;
    }
  }
}
