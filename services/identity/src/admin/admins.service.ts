import type { AdminView } from '@farmhouse/contracts/identity/admin';
import { Unauthorized } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminEntity } from './admin.entity.ts';
import { WrongPassword } from './admin.errors.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

export function toAdminView({ id, username, role }: AdminEntity): AdminView {
  return { id, username, role };
}

@Injectable()
export class AdminsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The admin with these credentials, or undefined; an unknown name takes as long as a wrong password. */
  async withCredentials(username: string, password: string): Promise<AdminEntity | undefined> {
    const admin = await this.dataSource.manager.findOneBy(AdminEntity, { username });
    return (await passwordMatches(admin?.passwordHash, password)) && admin ? admin : undefined;
  }

  /** Throws Unauthorized when the admin is gone. */
  async byId(id: number): Promise<AdminEntity> {
    const admin = await this.dataSource.manager.findOneBy(AdminEntity, { id });
    if (!admin) throw new Unauthorized();
    return admin;
  }

  /** Stores a new password and refuses every token issued up to `now`. Throws WrongPassword. */
  async changePassword(id: number, current: string, next: string, now = new Date()): Promise<AdminEntity> {
    const admin = await this.byId(id);
    if (!(await passwordMatches(admin.passwordHash, current))) throw new WrongPassword();
    admin.passwordHash = await hashPassword(next);
    admin.tokensRevokedUpTo = Math.floor(now.getTime() / 1000);
    return this.dataSource.manager.save(admin);
  }
}
