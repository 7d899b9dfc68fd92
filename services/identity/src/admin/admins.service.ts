import type { AdminView, OwnAccountView } from '@farmhouse/contracts/identity/admin';
import type { RequestOrigin, ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { unixSeconds } from '@farmhouse/contracts/timing/unix-seconds';
import { Unauthorized } from '@farmhouse/platform/errors/domain-error';
import { SecurityChanges } from '@farmhouse/platform/events/security-changes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BrowserLinkInvalid } from '../mailed-link/browser-link.errors.ts';
import { BrowserLinks } from '../mailed-link/browser-links.ts';
import { PasswordResets } from '../mailed-link/password-resets.ts';
import { AdminEntity } from './admin.entity.ts';
import { ResetLinkInvalid, WrongPassword } from './admin.errors.ts';
import { NewPasswords } from './new-password/new-passwords.ts';
import { passwordMatches } from './passwords.ts';

export function toAdminView({ id, username, role }: AdminEntity): AdminView {
  return { id, username, role };
}

export function toOwnAccountView(admin: AdminEntity, siteUrl: string): OwnAccountView {
  return { ...toAdminView(admin), hasFirstPassword: admin.hasFirstPassword, siteUrl };
}

/** Part of the transaction that stores a new password. */
export type OnNewPassword = (tx: EntityManager, admin: AdminEntity) => Promise<void>;

@Injectable()
export class AdminsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly security: SecurityChanges,
    private readonly passwordResets: PasswordResets,
    private readonly browserLinks: BrowserLinks,
    private readonly newPasswords: NewPasswords,
  ) {}

  /** The admin with these credentials, or undefined. An unknown user name takes as long as a wrong password. */
  async withCredentials(username: string, password: string): Promise<AdminEntity | undefined> {
    const admin = await this.dataSource.manager.findOneBy(AdminEntity, { username });
    return (await passwordMatches(admin?.passwordHash, password)) && admin ? admin : undefined;
  }

  /** Throws Unauthorized when there is no such admin. */
  async byId(id: number): Promise<AdminEntity> {
    const admin = await this.dataSource.manager.findOneBy(AdminEntity, { id });
    if (!admin) throw new Unauthorized();
    return admin;
  }

  /** Returns the admin if the password is right. Throws WrongPassword. */
  async verifyPassword(id: number, password: string): Promise<AdminEntity> {
    const admin = await this.byId(id);
    if (!(await passwordMatches(admin.passwordHash, password))) throw new WrongPassword();
    return admin;
  }

  /**
   * Runs `work` in a transaction with the admin's row locked; returns undefined when the password has changed since it
   * was verified.
   */
  ifPasswordUnchanged<T>(
    { id, passwordHash }: AdminEntity,
    work: (admin: AdminEntity, tx: EntityManager) => Promise<T>,
  ): Promise<T | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const admin = await tx.findOne(AdminEntity, { where: { id, passwordHash }, lock: { mode: 'pessimistic_read' } });
      return admin ? work(admin, tx) : undefined;
    });
  }

  /**
   * Uses the token of a mailed link up and runs `work` in the same transaction, with the row of the admin locked whose
   * browser it makes trusted: either a change of the password ends what `work` stores, or the link has ended before.
   * Throws BrowserLinkInvalid.
   */
  async withBrowserLink<T>(token: string, work: (admin: AdminEntity, tx: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      const id = await this.browserLinks.adminIdOf(tx, token);
      const admin = id && (await tx.findOne(AdminEntity, { where: { id }, lock: { mode: 'pessimistic_read' } }));
      if (!admin || !(await this.browserLinks.take(tx, token))) throw new BrowserLinkInvalid();
      return work(admin, tx);
    });
  }

  /** Stores a new password and revokes every token. Throws WrongPassword or WeakPassword. */
  async changePassword(
    id: number,
    current: string,
    next: string,
    by: ChangeOrigin,
    onNewPassword: OnNewPassword,
  ): Promise<AdminEntity> {
    const { username, passwordHash } = await this.verifyPassword(id, current);
    const stored = { hash: await this.newPasswords.hash(username, next), isNew: next !== current };
    return this.dataSource.transaction(async (tx) => {
      const admin = await tx.findOne(AdminEntity, { where: { id, passwordHash }, lock: { mode: 'pessimistic_write' } });
      if (!admin) throw new WrongPassword();
      await this.security.report(tx, { kind: 'password', username: admin.username }, by);
      return this.storePassword(tx, admin, stored, onNewPassword);
    });
  }

  /**
   * Stores the new password of the admin whose link was mailed, once, and revokes every token. Throws ResetLinkInvalid,
   * or WeakPassword, after which the link still works.
   */
  async resetPassword(
    token: string,
    next: string,
    from: RequestOrigin,
    onNewPassword: OnNewPassword,
  ): Promise<AdminEntity> {
    const id = await this.passwordResets.adminIdOf(this.dataSource.manager, token);
    if (!id) throw new ResetLinkInvalid();
    const { username, passwordHash } = await this.byId(id);
    const isNew = !(await passwordMatches(passwordHash, next));
    const stored = { hash: await this.newPasswords.hash(username, next), isNew };
    return this.dataSource.transaction(async (tx) => {
      const admin = await tx.findOne(AdminEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!admin || !(await this.passwordResets.take(tx, token))) throw new ResetLinkInvalid();
      await this.security.report(tx, { kind: 'password', username, byLink: true }, { username, ...from });
      return this.storePassword(tx, admin, stored, onNewPassword);
    });
  }

  /**
   * Revokes every token issued until now, including those dated one second ahead because they were issued right after
   * an earlier change, and every link mailed earlier. The first password stays the first one when it is typed again.
   */
  private async storePassword(
    tx: EntityManager,
    admin: AdminEntity,
    { hash, isNew }: { hash: string; isNew: boolean },
    onNewPassword: OnNewPassword,
  ): Promise<AdminEntity> {
    admin.passwordHash = hash;
    if (isNew) admin.hasFirstPassword = false;
    admin.tokensRevokedUpTo = Math.max(unixSeconds(), admin.tokensRevokedUpTo + 1);
    for (const links of [this.passwordResets, this.browserLinks]) await links.deleteAllOf(tx, admin.id);
    await onNewPassword(tx, admin);
    return tx.save(admin);
  }
}
