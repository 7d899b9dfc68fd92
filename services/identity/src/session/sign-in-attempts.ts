import { TooManyRequests } from '@farmhouse/platform/errors/domain-error';
import { RateLimits } from '@farmhouse/platform/rate-limit/rate-limits';
import { Injectable } from '@nestjs/common';
import { KeyedMutex } from './keyed-mutex.ts';
import { SignInLocks } from './sign-in-locks.ts';

/** The source of an attempt: failures of one do not count against another. */
export interface Attempter {
  /** A known browser, or a network at one account. */
  key: string;
  /** The account, if the browser is not known: all strangers share one limit per account. */
  strangersAt?: string;
}

/** The attempter in a browser that is not known. */
export const strangerOf = (network: string, username: string): Attempter => ({
  key: `${network} ${username}`,
  strangersAt: username,
});

/**
 * Counts attempts at a password before it is verified: five failures of an attempter in a minute, thirty in an hour,
 * and all strangers together a hundred an hour at one account. Source: docs/decisions/known-devices.md.
 */
@Injectable()
export class SignInAttempts {
  private readonly turns = new KeyedMutex();

  constructor(
    private readonly rateLimits: RateLimits,
    private readonly signInLocks: SignInLocks,
  ) {}

  /**
   * Runs attempts of an attempter one at a time, so that simultaneous right ones are not counted as guesses. An outcome
   * other than undefined is a success and does not count. Throws TooManyRequests.
   */
  run<T>(attempter: Attempter, attempt: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.turns.run(attempter.key, () => this.count(attempter, attempt));
  }

  /** Resets an attempter's failures, because the password has changed. */
  async forgive({ key, strangersAt }: Attempter): Promise<void> {
    await Promise.all([
      this.rateLimits.reset('login', key),
      this.rateLimits.reset('loginHourly', key),
      strangersAt && this.rateLimits.reset('loginAccount', strangersAt),
    ]);
  }

  private async count<T>(
    { key, strangersAt }: Attempter,
    attempt: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    await this.rateLimits.count('loginHourly', key);
    await this.rateLimits.count('login', key);
    if (strangersAt) await this.countStranger(strangersAt);
    const outcome = await attempt();
    if (outcome === undefined) return undefined;
    await Promise.all([
      this.rateLimits.reset('login', key),
      this.rateLimits.reset('loginHourly', key),
      strangersAt && this.rateLimits.giveBack('loginAccount', strangersAt),
    ]);
    return outcome;
  }

  private async countStranger(account: string): Promise<void> {
    try {
      await this.rateLimits.count('loginAccount', account);
    } catch (error) {
      if (error instanceof TooManyRequests) await this.signInLocks.report(account);
      throw error;
    }
  }
}
