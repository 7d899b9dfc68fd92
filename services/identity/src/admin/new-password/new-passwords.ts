import { SETTING_DEFAULTS } from '@farmhouse/contracts/content/setting';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../../config.ts';
import { hashPassword } from '../passwords.ts';
import { isGuessable, wordsOf } from './guessable.ts';
import { WeakPassword } from './weak-password.ts';

/** Words of the business that are refused in passwords, besides those of the user name, the address and the house. */
const BUSINESS = ['farmhouse', 'farm', 'house', 'farmstay', 'keesara', 'hyderabad', 'telangana', 'india', 'booking'];
const DASHBOARD = ['admin', 'administrator', 'owner', 'manager', 'dashboard', 'password', 'welcome'];

/** The rules of a new password besides its length. Rule: new passwords. */
@Injectable()
export class NewPasswords {
  private readonly words: readonly string[];

  constructor(@Inject(IDENTITY_CONFIG) { ADMIN_URL, PUBLIC_URL }: IdentityConfig) {
    const hosts = [PUBLIC_URL, ADMIN_URL ?? PUBLIC_URL].map((url) => new URL(url).hostname);
    this.words = [...BUSINESS, ...DASHBOARD, ...[...hosts, SETTING_DEFAULTS.site_name ?? ''].flatMap(wordsOf)];
  }

  /** The hash of an admin's new password. Throws WeakPassword when it is easy to guess. */
  async hash(username: string, password: string): Promise<string> {
    if (await isGuessable(password, [...this.words, ...wordsOf(username)])) throw new WeakPassword();
    return hashPassword(password);
  }
}
