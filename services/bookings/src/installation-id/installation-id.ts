import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InstallationIdEntity } from './installation-id.entity.ts';

/** A random id of this installation, which the UIDs of its calendar entries end in. */
@Injectable()
export class InstallationId {
  private known: string | undefined;

  constructor(private readonly db: DataSource) {}

  /** Stable for as long as the database and its backups live. */
  async id(): Promise<string> {
    this.known ??= (await this.db.manager.findOneByOrFail(InstallationIdEntity, {})).id;
    return this.known;
  }
}
