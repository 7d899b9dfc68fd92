import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.ts';
import { AdminEntity } from './admin.entity.ts';
import { hashPassword, randomPassword } from './passwords.ts';

/** Creates the admin on the first start; later starts change nothing. */
@Injectable()
export class FirstAdmin implements OnModuleInit {
  private readonly log = new Logger('FirstAdmin');

  constructor(
    private readonly dataSource: DataSource,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    const configured = this.config.ADMIN_PASSWORD;
    const password = configured ?? randomPassword();
    const passwordHash = await hashPassword(password);
    const created = await this.dataSource.transaction(async (tx) => {
      await tx.query(`SELECT ${ADVISORY_LOCK}('first-admin')`);
      if (await tx.exists(AdminEntity)) return false;
      await tx.insert(AdminEntity, { username: this.config.ADMIN_USERNAME, passwordHash, hasFirstPassword: true });
      return true;
    });
    if (!created) return;
    this.log.log(`Created the admin ${this.config.ADMIN_USERNAME}`);
    if (!configured) process.stdout.write(`\nThe admin's password, shown only this once: ${password}\n\n`);
  }
}
